import SwiftSyntax

/// A call through a seam in a function of the class.
struct FoundCall {
  let function: String
  let property: String
  let message: String
  let isOptional: Bool
  /// Whether a comparison before the call has shown that the reference is not nil.
  private(set) var isBehindNilCheck = false
  /// The closure that contains the call, as a `closureMark`.
  let closure: String
  let node: Syntax

  /// Returns the call with `isBehindNilCheck` set if its name is among those known to be behind a comparison.
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
