// Escapes and quotes in a line.

extension NotationScanner {
  /// The text of a range with its escapes resolved; quotes can be kept as they are.
  func decoded(
    _ range: Range<Int>,
    keepingQuotes: Bool = true
  ) throws(NotationError) -> String {
    guard bytes[range].contains(UInt8(ascii: "\\")) else { return text(range) }
    var result: [UInt8] = []
    var reader = self
    reader.position = range.lowerBound
    while reader.position < range.upperBound {
      let byte = bytes[reader.position]
      if byte == UInt8(ascii: "\\") {
        result += try reader.escaped(before: range.upperBound)
      } else if keepingQuotes, byte == UInt8(ascii: "\"") {
        let start = reader.position
        try reader.skipQuote(before: range.upperBound)
        result += bytes[start..<reader.position]
      } else {
        result.append(byte)
        reader.position += 1
      }
    }
    return String(decoding: result, as: UTF8.self)
  }

  /// Moves past a quote, which begins here.
  mutating func skipQuote(before end: Int) throws(NotationError) {
    let start = position
    position += 1
    while position < end, bytes[position] != UInt8(ascii: "\"") {
      position += bytes[position] == UInt8(ascii: "\\") ? 2 : 1
    }
    guard position < end else { throw error(.unclosedQuote, at: start) }
    position += 1
  }

  private mutating func escaped(before end: Int) throws(NotationError) -> [UInt8] {
    let start = position
    position += 2
    guard position <= end else { throw error(.wrongEscape, at: start) }
    switch bytes[start + 1] {
    case UInt8(ascii: "n"): return [0x0A]
    case UInt8(ascii: "t"): return [0x09]
    case UInt8(ascii: "\""), UInt8(ascii: "\\"): return [bytes[start + 1]]
    case UInt8(ascii: "u"):
      guard let scalar = escapedScalar(before: end) else { throw error(.wrongEscape, at: start) }
      return scalar
    default: throw error(.wrongEscape, at: start)
    }
  }

  /// The bytes of `{…}`; none for `{}`, which spells an empty text, nil for what is wrong.
  private mutating func escapedScalar(before end: Int) -> [UInt8]? {
    guard position < end, skip("{") else { return nil }
    let start = position
    while position < end, bytes[position] != UInt8(ascii: "}") { position += 1 }
    guard position < end else { return nil }
    position += 1
    if position - start == 1 { return [] }
    guard position - start <= 9, bytes[start] != UInt8(ascii: "+"),
      let value = UInt32(text(start..<position - 1), radix: 16), let scalar = Unicode.Scalar(value)
    else { return nil }
    return Array(String(Character(scalar)).utf8)
  }
}
