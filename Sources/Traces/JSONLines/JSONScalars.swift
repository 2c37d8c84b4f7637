// Strings, words and numbers in JSON.

import PrintableText

extension JSONReader {
  mutating func string() throws(TraceReadingError) -> String {
    _ = start()
    guard next == UInt8(ascii: "\"") else { throw try otherValue(than: "a text") }
    return try text()
  }

  mutating func word<Word: RawRepresentable & CaseIterable>() throws(TraceReadingError) -> Word
  where Word.RawValue == String {
    let start = start()
    let text = try string()
    guard let word = Word(rawValue: text) else {
      let known = Word.allCases.map(\.rawValue).joined(separator: ", ")
      throw error("expected \(known), not \(text.notationLabel)", at: start)
    }
    return word
  }

  mutating func integer() throws(TraceReadingError) -> Int {
    let start = start()
    guard next == UInt8(ascii: "-") || next?.isDigit == true else {
      throw try otherValue(than: "a whole number")
    }
    guard let integer = Int(bytes.text(try number())) else {
      throw error("expected a whole number", at: start)
    }
    guard !limitsNumbers || integer.magnitude <= UInt(Int.maximumTyped) else {
      throw error("expected a whole number up to 2^53", at: start)
    }
    return integer
  }

  /// Skips the JSON number at the current position and returns its range of byte offsets; throws if the number is malformed.
  mutating func number() throws(TraceReadingError) -> Range<Int> {
    let start = position
    if next == UInt8(ascii: "-") { position += 1 }
    let isZero = next == UInt8(ascii: "0")
    let count = skipDigits()
    var isNumber = count == 1 || count > 1 && !isZero
    if next == UInt8(ascii: ".") {
      position += 1
      isNumber = skipDigits() > 0 && isNumber
    }
    if next == UInt8(ascii: "e") || next == UInt8(ascii: "E") {
      position += 1
      if next == UInt8(ascii: "+") || next == UInt8(ascii: "-") { position += 1 }
      isNumber = skipDigits() > 0 && isNumber
    }
    guard isNumber else { throw error("this is no JSON number", at: start) }
    return start..<position
  }

  private mutating func skipDigits() -> Int {
    let start = position
    while next?.isDigit == true { position += 1 }
    return position - start
  }

  /// Reads a JSON string, whose opening quotation mark is at the current position; throws if the string is malformed.
  mutating func text() throws(TraceReadingError) -> String {
    let start = position
    position += 1
    skipPlain()
    if next == UInt8(ascii: "\"") {
      position += 1
      return bytes.text(start + 1..<position - 1)
    }
    return try escapedText(from: start)
  }

  private mutating func skipPlain() {
    while position < bytes.count, bytes[position] >= 0x20, bytes[position] != UInt8(ascii: "\""),
      bytes[position] != UInt8(ascii: "\\")
    {
      position += 1
    }
  }

  /// Reads the rest of a JSON string with escapes; returns the whole string, whose opening quotation mark is at the offset `start`.
  private mutating func escapedText(from start: Int) throws(TraceReadingError) -> String {
    var result = Array(bytes[(start + 1)..<position])
    while let byte = next, byte != UInt8(ascii: "\"") {
      if byte < 0x20 { throw error("a control character must be escaped") }
      if byte == UInt8(ascii: "\\") {
        let escape = position
        guard let bytes = escaped() else {
          throw error(#"expected one of the escapes \" \\ \/ \b \f \n \r \t \uXXXX"#, at: escape)
        }
        result += bytes
      } else {
        let plain = position
        skipPlain()
        result += bytes[plain..<position]
      }
    }
    guard next != nil else { throw error(#"this text needs a second ""#, at: start) }
    position += 1
    return String(decoding: result, as: UTF8.self)
  }

  /// Reads an escape from its backslash on, and returns the bytes that it stands for; nil if it is malformed.
  private mutating func escaped() -> [UInt8]? {
    position += 1
    guard let byte = next else { return nil }
    position += 1
    switch byte {
    case UInt8(ascii: "\""), UInt8(ascii: "\\"), UInt8(ascii: "/"): return [byte]
    case UInt8(ascii: "b"): return [0x08]
    case UInt8(ascii: "f"): return [0x0C]
    case UInt8(ascii: "n"): return [0x0A]
    case UInt8(ascii: "r"): return [0x0D]
    case UInt8(ascii: "t"): return [0x09]
    case UInt8(ascii: "u"): return escapedScalar().map { Array(String(Character($0)).utf8) }
    default: return nil
    }
  }

  /// Reads the character of one `\u` escape, or of two that form a surrogate pair, from the first digit on; nil if it is malformed.
  private mutating func escapedScalar() -> Unicode.Scalar? {
    guard let unit = codeUnit() else { return nil }
    guard UTF16.isLeadSurrogate(unit) else { return Unicode.Scalar(unit) }
    guard bytes[position...].starts(with: [UInt8(ascii: "\\"), UInt8(ascii: "u")]) else {
      return nil
    }
    position += 2
    guard let trail = codeUnit(), UTF16.isTrailSurrogate(trail) else { return nil }
    return UTF16.decode(UTF16.EncodedScalar([unit, trail]))
  }

  private mutating func codeUnit() -> UInt16? {
    let digits = bytes[position...].prefix(4)
    guard digits.count == 4, digits.allSatisfy(\.isHexDigit) else { return nil }
    position += 4
    return UInt16(String(decoding: digits, as: UTF8.self), radix: 16)
  }
}

extension UInt8 {
  fileprivate var isHexDigit: Bool {
    isDigit || (UInt8(ascii: "a")...UInt8(ascii: "f")).contains(self | 0x20)
  }
}
