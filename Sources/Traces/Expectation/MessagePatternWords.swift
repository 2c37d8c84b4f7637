extension MessagePattern {
  /// Returns whether the message, value or text of `event` matches the pattern's; if the pattern has none of these, any event does.
  func matchesWords(of event: Event) -> Bool {
    switch expected.kind {
    case .return, .throw, .reply:
      guard let value = expected.value?.summary else { return true }
      return matches(value, event.value?.summary ?? "()")
    case .lost where expected.candidates.count > 1:
      return expected.candidates == event.candidates
    case .note, .divider:
      return expected.text.isEmpty || matches(expected.text, event.text)
    default:
      guard let message = expected.message else { return true }
      if message.name == "*" { return true }
      guard event.candidates.count < 2 else { return false }
      return matches(message, event.message ?? event.candidates.first.map { Message(text: $0) })
    }
  }

  private func matches(_ expected: String, _ text: String) -> Bool {
    expected == "*" || expected == MessagePattern.anything || expected == text
  }

  private func matches(_ expected: Message, _ message: Message?) -> Bool {
    guard let message else { return false }
    if expected.text == message.text || expected.name == message.name && expected.isOpen {
      return true
    }
    if expected.isBare { return message.baseName == expected.name }
    let said = message.arguments == nil ? Message(text: message.text) : message
    guard let arguments = expected.arguments else { return matchesFreeWords(expected, said) }
    return expected.name == said.name && matches(arguments, said.arguments)
  }

  /// Returns whether the arguments of a message match the expected ones, compared one by one.
  ///
  /// Unknown arguments (nil), as in a lost message, match only if every expected argument is the placeholder `_`.
  private func matches(_ expected: [Argument], _ arguments: [Argument]?) -> Bool {
    guard let arguments else { return expected.allSatisfy(\.isAnything) }
    return expected.count == arguments.count
      && zip(expected, arguments).allSatisfy { expected, argument in
        expected.label == argument.label
          && (expected.isAnything || expected.value.summary == argument.value.summary)
      }
  }

  /// Returns whether a message of free words such as `tap 1` matches the expected one, in which `_` matches any single word.
  private func matchesFreeWords(_ expected: Message, _ message: Message) -> Bool {
    guard message.arguments == nil else { return false }
    let words = expected.name.split(separator: " ", omittingEmptySubsequences: false)
    let said = message.name.split(separator: " ", omittingEmptySubsequences: false)
    return words.count == said.count
      && zip(words, said).allSatisfy { word, said in
        word == MessagePattern.anything || word == said
      }
  }
}

extension Message {
  fileprivate var isBare: Bool { arguments == nil && name.isIdentifier }

  fileprivate var isOpen: Bool { arguments == nil && name.hasSuffix(":)") }
}

extension Argument {
  fileprivate var isAnything: Bool { value.summary == MessagePattern.anything }
}
