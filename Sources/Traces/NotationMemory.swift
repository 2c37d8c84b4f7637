/// The names and messages that were read before, so that each is made only once.
struct NotationMemory {
  private var participants: [Spelling: Participant] = [:]
  private var messages: [Spelling: Message] = [:]

  /// How many names, and how many messages, are remembered.
  private static let limit = 512

  /// The participant of a name; nil where it says that there is none.
  mutating func participant(_ name: NotationScanner.Name) -> Participant? {
    name.isBare && name.text == String.nobody ? nil : participant(name.text)
  }

  /// The participant of that name.
  mutating func participant(_ name: String) -> Participant {
    let spelling = Spelling(text: name)
    if let participant = participants[spelling] { return participant }
    let participant = Participant(named: name)
    if participants.count >= NotationMemory.limit { participants.removeAll() }
    participants[spelling] = participant
    return participant
  }

  /// The message with that text.
  mutating func message(_ text: String) -> Message {
    let spelling = Spelling(text: text)
    if let message = messages[spelling] { return message }
    let message = Message(text: text)
    if messages.count >= NotationMemory.limit { messages.removeAll() }
    messages[spelling] = message
    return message
  }
}

/// A text and its very bytes: two spellings of the same Korean word differ.
private struct Spelling: Hashable {
  let text: String

  static func == (left: Spelling, right: Spelling) -> Bool {
    left.text.utf8.elementsEqual(right.text.utf8)
  }

  func hash(into hasher: inout Hasher) {
    var text = text
    text.withUTF8 { hasher.combine(bytes: UnsafeRawBufferPointer($0)) }
  }
}
