/// A location in a class's source where something is said through a seam.
public struct SourceCall: Sendable {
  let function: String
  let property: String
  let message: String
  let line: Int
  let isOptional: Bool

  /// Makes an entry: the enclosing function, the seam's property, and the message with its labels.
  public init(
    _ function: String,
    _ property: String,
    _ message: String,
    line: Int,
    optional: Bool = false
  ) {
    self.function = function
    self.property = property
    self.message = message
    self.line = line
    self.isOptional = optional
  }
}

extension SourceCall {
  /// Whether this is that message, though a trailing closure hides its label.
  func sends(_ name: String) -> Bool {
    if message == name { return true }
    guard message.hasSuffix("_:)") else { return false }
    let own = message.split { "(:)".contains($0) }
    let other = name.split { "(:)".contains($0) }
    return own.count == other.count && own.dropLast() == other.dropLast()
  }
}
