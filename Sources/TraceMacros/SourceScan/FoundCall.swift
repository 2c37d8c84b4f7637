import SwiftSyntax

/// A call through a seam in a function of the class.
struct FoundCall {
  let function: String
  let property: String
  let message: String
  let isOptional: Bool
  /// Whether a comparison before the call has shown that the reference is not nil.
  private(set) var isBehindLook = false
  /// The closure that contains the call, as a `closureMark`.
  let closure: String
  let node: Syntax

  /// Returns the call with `isBehindLook` set if its name is among those known to be behind a comparison.
  func isSent(behindLook names: Set<SyntaxIdentifier>) -> FoundCall {
    var call = self
    call.isBehindLook = names.contains(node.id)
    return call
  }

  func line(_ line: String) -> String {
    let marks = (isOptional ? "?" : "") + (isOptional && isBehindLook ? "!" : "") + closure
    return [line, function, property, message, marks].joined(separator: "\\t")
  }
}
