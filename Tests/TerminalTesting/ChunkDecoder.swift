/// Decodes UTF-8 that arrives in pieces, which may end within a character.
struct ChunkDecoder {
  private var waiting: [UInt8] = []

  /// Adds bytes and returns the text since the last call, without a character at its end that is incomplete.
  mutating func text(adding bytes: [UInt8]) -> String {
    waiting += bytes
    let complete = completeCount
    defer { waiting.removeFirst(complete) }
    return String(decoding: waiting[..<complete], as: UTF8.self)
  }

  /// The number of bytes to decode, without a scalar that is incomplete.
  private var completeCount: Int {
    guard let lead = waiting.suffix(4).lastIndex(where: { $0 & 0xC0 != 0x80 }) else {
      return waiting.count
    }
    let needed =
      switch waiting[lead] {
      case 0xF0...: 4
      case 0xE0...: 3
      case 0xC0...: 2
      default: 1
      }
    return waiting.count - lead < needed ? lead : waiting.count
  }
}
