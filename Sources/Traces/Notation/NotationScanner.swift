import PrintableText

struct NotationScanner {
  /// The bytes of the line, which must be valid UTF-8 and outlive the scanner.
  let bytes: UnsafeRawBufferPointer
  /// The number of the line, from 1.
  let line: Int
  var position = 0

  var isAtEnd: Bool { position >= bytes.count }

  var next: UInt8? { isAtEnd ? nil : bytes[position] }

  func error(_ problem: String, at offset: Int? = nil) -> TraceReadingError {
    TraceReadingError(line: line, column: bytes.column(of: offset ?? position), problem: problem)
  }

  func unknownRow(_ number: String, at offset: Int) -> TraceReadingError {
    error("there is no row \(number) above", at: offset)
  }

  @discardableResult
  mutating func skipBlanks() -> Int {
    let start = position
    while next == UInt8(ascii: " ") { position += 1 }
    return position - start
  }

  mutating func skip(_ sign: StaticString) -> Bool {
    let end = position + sign.utf8CodeUnitCount
    guard end <= bytes.count else { return false }
    for offset in 0..<sign.utf8CodeUnitCount
    where bytes[position + offset] != sign.utf8Start[offset] {
      return false
    }
    position = end
    return true
  }

  mutating func word() -> String {
    let start = position
    while let byte = next, byte != UInt8(ascii: " ") { position += 1 }
    return text(start..<position)
  }

  func text(_ range: Range<Int>) -> String { bytes.text(range) }

  // MARK: - Escapes and quotes

  /// Returns the text of a byte range with its escapes resolved, except in quotation marks if `keepingQuotes` is true.
  func decoded(_ range: Range<Int>, keepingQuotes: Bool = true) throws(TraceReadingError) -> String
  {
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

  mutating func skipQuote(before end: Int) throws(TraceReadingError) {
    let start = position
    position += 1
    while position < end, bytes[position] != UInt8(ascii: "\"") {
      position += bytes[position] == UInt8(ascii: "\\") ? 2 : 1
    }
    guard position < end else {
      throw error(#"this quote needs a second "; a quotation mark alone is written \""#, at: start)
    }
    position += 1
  }

  private mutating func escaped(before end: Int) throws(TraceReadingError) -> String.UTF8View {
    guard let escape = bytes[(position + 1)..<end].escape else {
      throw error(#"expected one of the escapes \n \t \" \\ \u{…}"#, at: position)
    }
    position += 1 + escape.length
    return escape.text.utf8
  }
}
