import PrintableText

/// Makes keys of the scalars that a terminal sends.
struct KeyDecoder {
  /// What a key means.
  enum Key: Equatable {
    /// A character that is put into the line.
    case text(Unicode.Scalar)
    /// Something to do.
    case command(EditorCommand)
  }

  /// Takes the next character as it is, whatever it means.
  var isQuoting = false
  private var sequence: [Unicode.Scalar] = []

  private static let longestSequence = 32

  /// The key that this scalar completes; nil when more belongs to it.
  mutating func decode(_ scalar: Unicode.Scalar) -> Key? {
    if isQuoting {
      isQuoting = false
      return .text(scalar)
    }
    if sequence.isEmpty, scalar != "\u{1B}" { return Self.key(scalar) }
    if sequence == ["\u{1B}"], scalar == "\u{1B}" { return nil }
    if sequence.count > 1, scalar.value < 0x20 {
      sequence = []
      return decode(scalar)
    }
    sequence.append(scalar)
    guard isComplete else { return nil }
    defer { sequence = [] }
    return .command(KeyBindings.commands[EditBuffer.text(sequence[...])] ?? .nothing)
  }

  private static func key(_ scalar: Unicode.Scalar) -> Key {
    guard scalar.isUnprintable else { return .text(scalar) }
    if scalar.value >= 0x80 { return .text("\u{FFFD}") }
    return .command(KeyBindings.commands[String(scalar)] ?? .nothing)
  }

  /// Whether the sequence is one that terminals send, or as long as none is.
  private var isComplete: Bool {
    guard sequence.count > 1, let last = sequence.last else { return false }
    switch sequence[1] {
    case "O": return sequence.count == 3
    case "[":
      let isOldFunctionKey = sequence.count > 2 && sequence[2] == "["
      if isOldFunctionKey { return sequence.count == 4 }
      return sequence.count > 2 && (0x40...0x7E).contains(last.value)
        || sequence.count >= Self.longestSequence
    default: return true
    }
  }
}
