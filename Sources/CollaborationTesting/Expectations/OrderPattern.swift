import Traces

/// A message that a rule names, with values that are bound to names.
struct OrderPattern {
  /// As it was written.
  let text: String
  private let pattern: MessagePattern
  /// The names of its values by the index of the argument: `$id`.
  private let names: [Int: String]

  /// Reads a message, or a whole line of the notation.
  ///
  /// - Throws: ``NotationError`` where it is neither.
  init(_ text: String) throws(NotationError) {
    self.text = text
    let isWhole = [" -> ", " --> ", " -->! ", " ~> ", " -x "].contains { text.contains($0) }
    let written = try MessagePattern(isWhole ? text : "_ -> _ \(text)")
    let arguments = written.expected.message?.arguments ?? []
    var (names, line) = ([Int: String](), written.text)
    for (index, argument) in arguments.enumerated() where argument.value.summary.hasPrefix("$") {
      names[index] = argument.value.summary
      line = line.replacing(argument.value.summary, with: "_")
    }
    self.names = names
    pattern = names.isEmpty ? written : try MessagePattern(line)
  }

  /// The values of the names in a row; nil where the row is another message.
  func values(in row: Event) -> [String: String]? {
    guard pattern.matches(row) else { return nil }
    let arguments = row.message?.arguments ?? []
    var values: [String: String] = [:]
    for (index, name) in names {
      guard arguments.indices.contains(index) else { return nil }
      let value = arguments[index].value.summary
      guard values[name] == nil || values[name] == value else { return nil }
      values[name] = value
    }
    return values
  }
}
