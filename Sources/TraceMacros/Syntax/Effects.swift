import SwiftSyntax

// What a call of something written `async` or `throws` needs.

extension FunctionDeclSyntax {
  /// `throws`, with the type of what is thrown.
  var throwsClause: ThrowsClauseSyntax? { signature.effectSpecifiers?.throwsClause }

  var isRethrowing: Bool { throwsClause?.throwsSpecifier.tokenKind == .keyword(.rethrows) }

  var isAsync: Bool { signature.effectSpecifiers?.asyncSpecifier != nil }

  /// `try await`, as a call of the method needs them.
  var marks: String { throwsClause.mark + (isAsync ? "await " : "") }
}

extension AccessorEffectSpecifiersSyntax? {
  /// `try await`, as reading the property needs them.
  var marks: String {
    (self?.throwsClause).mark + (self?.asyncSpecifier == nil ? "" : "await ")
  }
}

extension FunctionTypeSyntax {
  /// `try await`, as a call of the closure needs them.
  var marks: String {
    (effectSpecifiers?.throwsClause).mark
      + (effectSpecifiers?.asyncSpecifier == nil ? "" : "await ")
  }
}

extension ThrowsClauseSyntax? {
  /// Whether a call needs `try`.
  var mayThrow: Bool { self.map { $0.type?.trimmedDescription != "Never" } ?? false }

  /// `try`, where a call needs it.
  fileprivate var mark: String { mayThrow ? "try " : "" }
}

/// Whether a requirement waits, and what it may throw.
struct Throwing {
  let isAsync: Bool
  let clause: ThrowsClauseSyntax?

  /// The type of what it throws by itself; nil where it throws nothing, or only what it is given throws.
  var failure: String? {
    guard clause.mayThrow, clause?.throwsSpecifier.tokenKind != .keyword(.rethrows) else {
      return nil
    }
    return clause?.type?.trimmedDescription ?? "any Error"
  }

  /// How it is called.
  var mark: String { failure == nil ? "" : "try " }

  /// The argument that names what it throws.
  var argument: String { failure.map { ", throwing: (\($0)).self" } ?? "" }
}
