import PrintableText

/// Finds the keys of many bytes in what a terminal sends; all else is for libedit.
struct KeyDecoder {
  /// What a key means.
  enum Key: Equatable {
    /// A character as it was typed, also one that is a command to libedit.
    case typed(Unicode.Scalar)
    /// Something to do.
    case command(EditorCommand)
    /// A character that goes into the line, whatever it means.
    case literal(Unicode.Scalar)
  }

  /// Takes the next character as it is, whatever it means.
  var isQuoting = false
  private var sequence: [Unicode.Scalar] = []

  private static let escape: Unicode.Scalar = "\u{1B}"
  private static let longestSequence = 32

  /// Whether Escape came, and nothing after it yet.
  var isAfterEscape: Bool { sequence == [Self.escape] }

  /// Escape alone, if that came and nothing after it: in vi a key like any other.
  mutating func takeEscape() -> Key? {
    guard isAfterEscape else { return nil }
    sequence = []
    return .typed(Self.escape)
  }

  /// The keys that this scalar completes; none when more belongs to them.
  mutating func decode(_ scalar: Unicode.Scalar) -> [Key] {
    if isQuoting {
      isQuoting = false
      return [.literal(scalar)]
    }
    if sequence.isEmpty, scalar != Self.escape { return [.typed(Self.harmless(scalar))] }
    if isAfterEscape, scalar == Self.escape { return [] }
    if sequence.count > 1, scalar.value < 0x20 {
      sequence = []
      return decode(scalar)
    }
    sequence.append(scalar)
    guard isComplete else { return [] }
    defer { sequence = [] }
    if let command = KeyBindings.sequences[EditBuffer.text(sequence[...])] {
      return [.command(command)]
    }
    let isMeta = sequence.count == 2 && sequence[1] != "[" && sequence[1] != "O"
    return isMeta ? [.typed(Self.escape), .typed(Self.harmless(scalar))] : [.command(.nothing)]
  }

  /// The scalar, unless a terminal would obey it, or it stands for a command.
  private static func harmless(_ scalar: Unicode.Scalar) -> Unicode.Scalar {
    scalar.isUnprintable && scalar.value >= 0x80 ? "\u{FFFD}" : scalar
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
