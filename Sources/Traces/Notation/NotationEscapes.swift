// Escapes and quotes in a line.

import PrintableText

extension NotationScanner {
  /// Returns the text of a byte range of this line with its escapes resolved; if `keepingQuotes` is true, texts between quotation
  /// marks stay as they are.
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

  mutating func skipQuote(before end: Int) throws(NotationError) {
    let start = position
    position += 1
    while position < end, bytes[position] != UInt8(ascii: "\"") {
      position += bytes[position] == UInt8(ascii: "\\") ? 2 : 1
    }
    guard position < end else { throw error(.unclosedQuote, at: start) }
    position += 1
  }

  private mutating func escaped(before end: Int) throws(NotationError) -> String.UTF8View {
    let rest = bytes[(position + 1)..<end]
    guard let length = rest.escapeLength, let meant = rest.prefix(length).unescaped else {
      throw error(.wrongEscape, at: position)
    }
    position += 1 + length
    return meant.utf8
  }
}
