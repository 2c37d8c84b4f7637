import SwiftSyntax

/// A location where something is said through a seam.
struct FoundCall {
  let function: String
  let property: String
  let message: String
  let isOptional: Bool
  /// Whether it stands where a look has shown that the reference is not nil.
  private(set) var isBehindLook = false
  /// The closure in which it stands, as `closureMark` tells it.
  let closure: String
  let node: Syntax

  /// The same, which is sent only where a look has shown something if its name is among these.
  func isSent(behindLook names: Set<SyntaxIdentifier>) -> FoundCall {
    var call = self
    call.isBehindLook = names.contains(node.id)
    return call
  }

  /// The same in the source's text.
  func line(_ line: String) -> String {
    let marks = (isOptional ? "?" : "") + (isOptional && isBehindLook ? "!" : "") + closure
    return [line, function, property, message, marks].joined(separator: "\\t")
  }
}
