import SwiftSyntax

// What a call of something written `async` or `throws` needs.

extension FunctionTypeSyntax {
  /// `try await`, as a call of the closure needs them.
  var marks: String {
    (effectSpecifiers?.throwsClause.mayThrow == true ? "try " : "")
      + (effectSpecifiers?.asyncSpecifier == nil ? "" : "await ")
  }
}

extension ThrowsClauseSyntax? {
  /// Whether a call needs `try`.
  var mayThrow: Bool { self.map { $0.type?.trimmedDescription != "Never" } ?? false }
}
