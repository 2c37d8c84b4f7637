import PrintableText

struct KeyDecoder {
  enum Key: Equatable {
    /// A character as typed, also a control character that libedit binds to a command.
    case typed(Unicode.Scalar)
    case command(EditorCommand)
    /// A character that is inserted whatever command it is bound to.
    case literal(Unicode.Scalar)
  }

  /// Whether the next character is inserted whatever command it is bound to.
  var isQuoting = false
  private var sequence: [Unicode.Scalar] = []

  private static let escape: Unicode.Scalar = "\u{1B}"
  private static let maximumSequenceLength = 32

  var isAfterEscape: Bool { sequence == [Self.escape] }

  mutating func takeEscape() -> Key? {
    guard isAfterEscape else { return nil }
    sequence = []
    return .typed(Self.escape)
  }

  /// Returns the keys that a received scalar completes; empty while the characters of a key are incomplete.
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

  /// Returns the scalar; U+FFFD for an unprintable one from U+0080 on, which could control the terminal or be bound to a command.
  private static func harmless(_ scalar: Unicode.Scalar) -> Unicode.Scalar {
    scalar.isUnprintable && scalar.value >= 0x80 ? "\u{FFFD}" : scalar
  }

  /// Whether the received characters of a key are complete, or as many as a key can have.
  private var isComplete: Bool {
    guard sequence.count > 1, let last = sequence.last else { return false }
    switch sequence[1] {
    case "O": return sequence.count == 3
    case "[":
      let isOldFunctionKey = sequence.count > 2 && sequence[2] == "["
      if isOldFunctionKey { return sequence.count == 4 }
      return sequence.count > 2 && (0x40...0x7E).contains(last.value)
        || sequence.count >= Self.maximumSequenceLength
    default: return true
    }
  }
}

struct ScalarDecoder {
  private var value: UInt32 = 0
  private var least: UInt32 = 0
  private var missing = 0

  private static let replacement: Unicode.Scalar = "\u{FFFD}"

  var isInside: Bool { missing > 0 }

  mutating func decode(_ byte: UInt8) -> [Unicode.Scalar] {
    guard isInside else { return begin(byte) }
    guard byte & 0xC0 == 0x80 else {
      missing = 0
      return [Self.replacement] + begin(byte)
    }
    value = value << 6 | UInt32(byte & 0x3F)
    missing -= 1
    guard !isInside else { return [] }
    guard value >= least, let scalar = Unicode.Scalar(value) else { return [Self.replacement] }
    return [scalar]
  }

  private mutating func begin(_ byte: UInt8) -> [Unicode.Scalar] {
    switch byte {
    case 0..<0x80: return [Unicode.Scalar(byte)]
    case 0xC2..<0xE0: (missing, value, least) = (1, UInt32(byte & 0x1F), 0x80)
    case 0xE0..<0xF0: (missing, value, least) = (2, UInt32(byte & 0x0F), 0x800)
    case 0xF0..<0xF5: (missing, value, least) = (3, UInt32(byte & 0x07), 0x10000)
    default: return [Self.replacement]
    }
    return []
  }
}
