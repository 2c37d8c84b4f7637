import SwiftSyntax

/// A call through a seam (recorded reference) in a function of the class.
struct FoundCall {
  let function: String
  let property: String
  let message: String
  let isOptional: Bool
  /// Whether a comparison before the call has shown that the reference is not nil.
  private(set) var isBehindNilCheck = false
  /// The mark of the closure that contains the call, such as `*onError`; empty outside closures.
  let closure: String
  let node: Syntax

  /// Returns the call with `isBehindNilCheck` set: whether it is one of `names`, the calls after a comparison with nil.
  func isSent(behindNilCheck names: Set<SyntaxIdentifier>) -> FoundCall {
    var call = self
    call.isBehindNilCheck = names.contains(node.id)
    return call
  }

  func line(_ line: String) -> String {
    let marks = (isOptional ? "?" : "") + (isOptional && isBehindNilCheck ? "!" : "") + closure
    return [line, function, property, message, marks].joined(separator: "\\t")
  }
}
