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
  private var scalars = ScalarDecoder()
  private var sequence: [Unicode.Scalar] = []

  private static let escape: Unicode.Scalar = "\u{1B}"
  private static let maximumSequenceLength = 32

  var isAfterEscape: Bool { sequence == [Self.escape] }

  mutating func takeEscape() -> Key? {
    guard isAfterEscape else { return nil }
    sequence = []
    return .typed(Self.escape)
  }

  /// Whether only some bytes of a scalar have been received.
  var isInsideScalar: Bool { scalars.isInside }

  /// Returns the keys that a received byte completes; empty while the bytes of a key are incomplete.
  mutating func decode(_ byte: UInt8) -> [Key] { scalars.decode(byte).flatMap { decode($0) } }

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
  private var bytes: [UInt8] = []

  private static let replacement: Unicode.Scalar = "\u{FFFD}"

  var isInside: Bool { !bytes.isEmpty }

  mutating func decode(_ byte: UInt8) -> [Unicode.Scalar] {
    if isInside, byte & 0xC0 != 0x80 {
      bytes = []
      return [Self.replacement] + decode(byte)
    }
    bytes.append(byte)
    guard bytes.count == Self.length(beginningWith: bytes[0]) else { return [] }
    defer { bytes = [] }
    return [String(validating: bytes, as: UTF8.self)?.unicodeScalars.first ?? Self.replacement]
  }

  private static func length(beginningWith byte: UInt8) -> Int {
    switch byte {
    case 0xC2..<0xE0: 2
    case 0xE0..<0xF0: 3
    case 0xF0..<0xF5: 4
    default: 1
    }
  }
}
