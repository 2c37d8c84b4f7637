import SwiftSyntax

// The marks that calls of `async` and `throws` declarations need.

extension FunctionDeclSyntax {
  var throwsClause: ThrowsClauseSyntax? { signature.effectSpecifiers?.throwsClause }

  var isRethrowing: Bool { throwsClause?.throwsSpecifier.tokenKind == .keyword(.rethrows) }

  var isAsync: Bool { signature.effectSpecifiers?.asyncSpecifier != nil }

  var marks: String { signature.effectSpecifiers.marks }
}

extension FunctionTypeSyntax {
  var marks: String { effectSpecifiers.marks }
}

extension Optional where Wrapped: EffectSpecifiersSyntax {
  /// The words `try` and `await`, as far as a call of a declaration with these effects needs them.
  var marks: String {
    ((self?.throwsClause).mayThrow ? "try " : "") + (self?.asyncSpecifier == nil ? "" : "await ")
  }
}

extension ThrowsClauseSyntax? {
  /// Whether a call of a function with this clause needs `try`.
  fileprivate var mayThrow: Bool { self.map { $0.type?.trimmedDescription != "Never" } ?? false }

  /// The type of the errors that a function with this clause itself throws; nil for none, for `Never`, and for `rethrows`.
  var failure: String? {
    guard mayThrow, self?.throwsSpecifier.tokenKind != .keyword(.rethrows) else { return nil }
    return self?.type?.trimmedDescription ?? "any Error"
  }
}
