/// Reads one line of the notation from left to right.
struct NotationScanner {
  let bytes: ArraySlice<UInt8>
  let line: Int
  var position: Int

  /// Makes a scanner at the beginning of a line that is UTF-8.
  init(_ bytes: ArraySlice<UInt8>, line: Int) {
    self.bytes = bytes
    self.line = line
    self.position = bytes.startIndex
  }

  /// Whether nothing is left.
  var isAtEnd: Bool { position >= bytes.endIndex }

  /// The next byte; nil at the end.
  var next: UInt8? { isAtEnd ? nil : bytes[position] }

  /// What is wrong here, or at another place of this line.
  func error(_ problem: NotationError.Problem, at offset: Int? = nil) -> NotationError {
    NotationError(line: line, column: bytes.column(of: offset ?? position), problem: problem)
  }

  /// Moves past blanks and says how many there were.
  @discardableResult
  mutating func skipBlanks() -> Int {
    let start = position
    while next == UInt8(ascii: " ") { position += 1 }
    return position - start
  }

  /// Moves past a sign if it comes next.
  mutating func skip(_ sign: StaticString) -> Bool {
    let end = position + sign.utf8CodeUnitCount
    guard end <= bytes.endIndex else { return false }
    for offset in 0..<sign.utf8CodeUnitCount
    where bytes[position + offset] != sign.utf8Start[offset] {
      return false
    }
    position = end
    return true
  }

  /// Moves past everything up to the next blank and gives it as text.
  mutating func word() -> String {
    let start = position
    while let byte = next, byte != UInt8(ascii: " ") { position += 1 }
    return text(start..<position)
  }

  /// The bytes of a range as they stand there.
  func text(_ range: Range<Int>) -> String {
    String(decoding: bytes[range], as: UTF8.self)
  }
}

// MARK: - Names

extension NotationScanner {
  /// A name as it stands in a line: bare or with a part in back-ticks.
  struct Name {
    var parts: [String]
    var isBare: Bool

    /// The whole name.
    var text: String { parts.count == 1 ? parts[0] : parts.joined(separator: ".") }

    /// Whether this is read as a reference that nobody stood behind: a bare small letter.
    var isProperty: Bool {
      isBare && text != String.nobody
        && text.unicodeScalars.first?.properties.isLowercase == true
    }
  }

  /// Reads a name, which ends at a blank or the end of the line.
  mutating func nameBeforeBlank() throws(NotationError) -> Name {
    let name = try name()
    if next == UInt8(ascii: ",") { throw error(.bareName(character: ",")) }
    return name
  }

  /// Reads the names of a range, with commas between them.
  func names(in range: Range<Int>) throws(NotationError) -> [String] {
    var names: [String] = []
    var list = NotationScanner(bytes[..<range.upperBound], line: line)
    list.position = range.lowerBound
    repeat {
      list.skipBlanks()
      names.append(try list.name().text)
    } while list.skip(",")
    list.skipBlanks()
    guard list.isAtEnd else { throw list.error(.superfluousText) }
    return names
  }

  /// Reads a name, which ends at a blank, a comma or the end of the line.
  mutating func name() throws(NotationError) -> Name {
    var name = Name(parts: [], isBare: true)
    repeat {
      if skip("`") {
        name.isBare = false
        name.parts.append(try quotedPart())
      } else {
        name.parts.append(try barePart())
      }
    } while skip(".")
    guard isAtEnd || next == UInt8(ascii: " ") || next == UInt8(ascii: ",") else {
      throw bareNameError()
    }
    return name
  }

  private mutating func barePart() throws(NotationError) -> String {
    let start = position
    while let scalar = nextScalar(),
      position == start ? scalar.startsIdentifier : scalar.continuesIdentifier
    {
      position += UTF8.width(scalar)
    }
    guard position > start else {
      throw isAtEnd || next == UInt8(ascii: " ") ? error(.missingName) : bareNameError()
    }
    skipOrdinal()
    return text(start..<position)
  }

  private mutating func quotedPart() throws(NotationError) -> String {
    let start = position
    while let byte = next, byte != UInt8(ascii: "`") {
      position += byte == UInt8(ascii: "\\") ? 2 : 1
    }
    guard position < bytes.endIndex else { throw error(.unclosedName, at: start - 1) }
    let end = position
    position += 1
    skipOrdinal()
    return try decoded(start..<end, keepingQuotes: false) + text(end + 1..<position)
  }

  private mutating func skipOrdinal() {
    guard next == UInt8(ascii: ":"), position + 1 < bytes.endIndex, bytes[position + 1].isDigit
    else { return }
    position += 1
    while next?.isDigit == true { position += 1 }
  }

  private func bareNameError() -> NotationError {
    guard let scalar = nextScalar() else { return error(.missingName) }
    return error(.bareName(character: String(Character(scalar))))
  }

  private func nextScalar() -> Unicode.Scalar? {
    guard let byte = next else { return nil }
    if byte < 0x80 { return Unicode.Scalar(byte) }
    let end = min(position + 4, bytes.endIndex)
    return String(decoding: bytes[position..<end], as: UTF8.self).unicodeScalars.first
  }
}

// MARK: - Escapes

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
