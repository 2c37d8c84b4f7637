import Traces

/// The pattern of a message in an order rule; names such as `$id` in the pattern stand for values.
struct OrderPattern {
  let text: String
  private let pattern: MessagePattern
  /// The names that stand for values, such as `$id`, by the index of the argument.
  private let names: [Int: String]

  /// Parses a message, with or without its arguments, or a whole line of the notation.
  init(_ text: String) throws(NotationError) {
    self.text = text
    let written = try MessagePattern(text.hasArrow ? text : "_ -> _ \(text)")
    let arguments = written.expected.message?.arguments ?? []
    var (names, line) = ([Int: String](), written.text)
    for (index, argument) in arguments.enumerated() where argument.value.summary.hasPrefix("$") {
      names[index] = argument.value.summary
      line = line.replacing(argument.value.summary, with: "_")
    }
    self.names = names
    pattern = names.isEmpty ? written : try MessagePattern(line)
  }

  /// Returns the values that an event has for the names, such as `$id`; nil if the event does not match, or a name has two values.
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
