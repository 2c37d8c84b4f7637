import SwiftSyntax

// The marks that calls of `async` and `throws` declarations need.

extension FunctionDeclSyntax {
  var throwsClause: ThrowsClauseSyntax? { signature.effectSpecifiers?.throwsClause }

  var isRethrowing: Bool { throwsClause?.throwsSpecifier.tokenKind == .keyword(.rethrows) }

  var isAsync: Bool { signature.effectSpecifiers?.asyncSpecifier != nil }

  /// The words `try` and `await`, as far as a call of the method needs them.
  var marks: String { throwsClause.marks(with: signature.effectSpecifiers?.asyncSpecifier) }
}

extension AccessorEffectSpecifiersSyntax? {
  var marks: String { (self?.throwsClause).marks(with: self?.asyncSpecifier) }
}

extension FunctionTypeSyntax {
  var marks: String { effectSpecifiers.marks }
}

extension TypeEffectSpecifiersSyntax? {
  fileprivate var marks: String { (self?.throwsClause).marks(with: self?.asyncSpecifier) }
}

extension ThrowsClauseSyntax? {
  /// Whether a call of a function with this clause needs `try`.
  var mayThrow: Bool { self.map { $0.type?.trimmedDescription != "Never" } ?? false }

  fileprivate func marks(with async: TokenSyntax?) -> String {
    (mayThrow ? "try " : "") + (async == nil ? "" : "await ")
  }
}

/// The effects of a requirement: whether it is asynchronous, and the errors that it throws.
struct RequirementEffects {
  let isAsync: Bool
  let clause: ThrowsClauseSyntax?

  /// The type of the errors that the requirement itself throws; nil for none, for `Never`, and for `rethrows`.
  var failure: String? {
    guard clause.mayThrow, clause?.throwsSpecifier.tokenKind != .keyword(.rethrows) else {
      return nil
    }
    return clause?.type?.trimmedDescription ?? "any Error"
  }

  /// The word `try` with a blank, if a call needs it; else empty.
  var mark: String { failure == nil ? "" : "try " }

  /// The source of the argument that names the type of the errors; empty for none.
  var argument: String { failure.map { ", throwing: (\($0)).self" } ?? "" }
}
