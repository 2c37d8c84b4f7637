import SwiftSyntax

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
