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
