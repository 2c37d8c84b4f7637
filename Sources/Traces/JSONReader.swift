/// Reads one JSON value from UTF-8, with a limit to its depth.
struct JSONReader {
  private let bytes: ArraySlice<UInt8>
  private let line: Int
  private var position: Int

  /// How deep arrays and objects can stand in each other.
  private static let limit = 64

  init(_ bytes: ArraySlice<UInt8>, line: Int) {
    self.bytes = bytes
    self.line = line
    self.position = bytes.startIndex
  }

  /// Reads the whole line as one value.
  mutating func value() throws(JSONLinesError) -> JSONValue {
    if let offset = bytes.firstInvalidUTF8 { throw error(.wrongUTF8, at: offset) }
    let value = try value(depth: 0)
    skipBlanks()
    guard next == nil else { throw error(.superfluousText) }
    return value
  }

  /// What is wrong at an offset.
  func error(_ problem: JSONLinesError.Problem, at offset: Int? = nil) -> JSONLinesError {
    JSONLinesError(
      line: line,
      column: bytes.column(of: offset ?? position),
      problem: problem
    )
  }
}

// MARK: - Values

extension JSONReader {
  private mutating func value(depth: Int) throws(JSONLinesError) -> JSONValue {
    skipBlanks()
    let start = position
    guard depth < JSONReader.limit else { throw error(.tooDeep(limit: JSONReader.limit)) }
    let content: JSONValue.Content
    switch next {
    case UInt8(ascii: "{"): content = .object(try members(depth: depth + 1))
    case UInt8(ascii: "["): content = .array(try elements(depth: depth + 1))
    case UInt8(ascii: "\""): content = .string(try string())
    case let byte? where byte == UInt8(ascii: "-") || byte.isDigit:
      content = .number(try number())
    default: content = try word()
    }
    return JSONValue(offset: start, content: content)
  }

  private mutating func members(
    depth: Int
  ) throws(JSONLinesError) -> [(key: String, value: JSONValue)] {
    position += 1
    var members: [(key: String, value: JSONValue)] = []
    if skip("}") { return members }
    repeat {
      skipBlanks()
      guard next == UInt8(ascii: "\"") else { throw error(.expected("a key in quotes")) }
      let key = try string()
      guard skip(":") else { throw error(.expected(":")) }
      members.append((key, try value(depth: depth)))
    } while skip(",")
    guard skip("}") else { throw error(.expected(", or }")) }
    return members
  }

  private mutating func elements(depth: Int) throws(JSONLinesError) -> [JSONValue] {
    position += 1
    var elements: [JSONValue] = []
    if skip("]") { return elements }
    repeat {
      elements.append(try value(depth: depth))
    } while skip(",")
    guard skip("]") else { throw error(.expected(", or ]")) }
    return elements
  }

  private mutating func word() throws(JSONLinesError) -> JSONValue.Content {
    let rest = bytes[position...]
    let words: [(String, JSONValue.Content)] = [
      ("null", .null), ("true", .bool(true)), ("false", .bool(false)),
    ]
    for (word, content) in words where rest.starts(with: word.utf8) {
      position += word.utf8.count
      return content
    }
    throw error(.expected("a JSON value"))
  }

  private mutating func number() throws(JSONLinesError) -> String {
    let start = position
    if next == UInt8(ascii: "-") { position += 1 }
    let isZero = next == UInt8(ascii: "0")
    let count = skipDigits()
    guard count > 0, !isZero || count == 1 else { throw error(.wrongNumber, at: start) }
    if next == UInt8(ascii: ".") {
      position += 1
      guard skipDigits() > 0 else { throw error(.wrongNumber, at: start) }
    }
    if next == UInt8(ascii: "e") || next == UInt8(ascii: "E") {
      position += 1
      if next == UInt8(ascii: "+") || next == UInt8(ascii: "-") { position += 1 }
      guard skipDigits() > 0 else { throw error(.wrongNumber, at: start) }
    }
    return String(decoding: bytes[start..<position], as: UTF8.self)
  }
}

// MARK: - Strings

extension JSONReader {
  private mutating func string() throws(JSONLinesError) -> String {
    let start = position
    position += 1
    var result: [UInt8] = []
    while let byte = next, byte != UInt8(ascii: "\"") {
      if byte < 0x20 { throw error(.bareControl) }
      position += 1
      if byte == UInt8(ascii: "\\") {
        result += try escaped()
      } else {
        result.append(byte)
      }
    }
    guard next != nil else { throw error(.unclosedString, at: start) }
    position += 1
    return String(decoding: result, as: UTF8.self)
  }

  private mutating func escaped() throws(JSONLinesError) -> [UInt8] {
    let start = position - 1
    guard let byte = next else { throw error(.wrongEscape, at: start) }
    position += 1
    switch byte {
    case UInt8(ascii: "\""), UInt8(ascii: "\\"), UInt8(ascii: "/"): return [byte]
    case UInt8(ascii: "b"): return [0x08]
    case UInt8(ascii: "f"): return [0x0C]
    case UInt8(ascii: "n"): return [0x0A]
    case UInt8(ascii: "r"): return [0x0D]
    case UInt8(ascii: "t"): return [0x09]
    case UInt8(ascii: "u"):
      guard let scalar = escapedScalar() else { throw error(.wrongEscape, at: start) }
      return Array(String(Character(scalar)).utf8)
    default: throw error(.wrongEscape, at: start)
    }
  }

  /// The character of four hexadecimal digits, or of two such escapes that form a pair.
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

// MARK: - Bytes

extension JSONReader {
  private var next: UInt8? { position < bytes.endIndex ? bytes[position] : nil }

  private mutating func skipBlanks() {
    while let byte = next, [0x20, 0x09, 0x0A, 0x0D].contains(byte) { position += 1 }
  }

  private mutating func skip(_ sign: Unicode.Scalar) -> Bool {
    skipBlanks()
    guard next == UInt8(ascii: sign) else { return false }
    position += 1
    return true
  }

  private mutating func skipDigits() -> Int {
    let start = position
    while next?.isDigit == true { position += 1 }
    return position - start
  }
}

extension UInt8 {
  fileprivate var isHexDigit: Bool {
    isDigit || (UInt8(ascii: "a")...UInt8(ascii: "f")).contains(self | 0x20)
  }
}
