/// What one participant says to another: a name and what is handed over.
public struct Message: Hashable, Sendable {
  /// The name with its labels, such as `didFetchProducts(_:)`, or free words such as `tap 1`.
  public let name: String
  /// What was handed over; nil where nobody can know, as in a lost message.
  public let arguments: [Argument]?

  /// Makes a message from the name with its labels.
  public init(_ name: String, _ arguments: [Argument]? = nil) {
    self.name = name
    self.arguments = arguments
  }
}

extension Message {
  /// The name without labels: `didFetchProducts`.
  public var baseName: String {
    String(name.prefix { $0 != "(" })
  }

  /// The message as it is read aloud: `didFetchProducts([2 ProductEntity])`.
  public var text: String {
    guard let arguments else { return name }
    if name.hasSuffix(" =") { return "\(name) \(arguments.first?.value.summary ?? "_")" }
    guard name.hasSuffix(")") else { return name }
    let inside = arguments.map { ($0.label.map { "\($0): " } ?? "") + $0.value.summary }
    return "\(baseName)(\(inside.joined(separator: ", ")))"
  }
}

// MARK: - CustomStringConvertible

extension Message: CustomStringConvertible {
  /// The message as it is read aloud.
  public var description: String { text }
}
