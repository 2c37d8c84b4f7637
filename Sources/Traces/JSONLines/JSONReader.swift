/// A reader of the JSON values in one line of UTF-8, from first to last, with a limit on nesting.
///
///     try json.members { key, json throws(TraceReadingError) in
///       if key == "text" { text = try json.string() } else { try json.skipValue() }
///     }
struct JSONReader {
  let bytes: UnsafeRawBufferPointer
  var position = 0
  let limitsNumbers: Bool
  private let line: Int
  private var depth = 0

  /// The maximum depth of nested arrays and objects; an element or key at a greater depth is an error.
  private static let limit = 64

  /// Creates a reader at the start of a line; `bytes` must outlive the reader, and the line's number `line` counts from 1.
  init(_ bytes: UnsafeRawBufferPointer, line: Int, limitsNumbers: Bool = false) {
    self.bytes = bytes
    self.limitsNumbers = limitsNumbers
    self.line = line
  }

  func error(_ problem: String, at offset: Int? = nil) -> TraceReadingError {
    TraceReadingError(line: line, column: bytes.column(of: offset ?? position), problem: problem)
  }

  func missing(_ key: String, at offset: Int) -> TraceReadingError {
    error(#"the key "\#(key)" is missing"#, at: offset)
  }

  /// Skips blanks and returns the byte offset of the JSON value after them.
  mutating func start() -> Int {
    skipBlanks()
    return position
  }

  mutating func end() throws(TraceReadingError) {
    skipBlanks()
    guard next == nil else { throw error(TraceReadingError.superfluousText) }
  }

  /// Reads a JSON object: calls `body`, which must read the value, for each key with a value other than null; skips other values.
  mutating func members(
    _ body: (String, inout JSONReader) throws(TraceReadingError) -> Void
  ) throws(TraceReadingError) {
    skipBlanks()
    guard next == UInt8(ascii: "{") else { return try skipValue() }
    try enclose("}") { json throws(TraceReadingError) in
      json.skipBlanks()
      guard json.next == UInt8(ascii: "\"") else { throw json.error("expected a key in quotes") }
      let key = try json.text()
      guard json.skip(":") else { throw json.error("expected :") }
      json.skipBlanks()
      if json.next == UInt8(ascii: "n") { try json.skipValue() } else { try body(key, &json) }
    }
  }

  mutating func list<Element>(
    _ body: (inout JSONReader) throws(TraceReadingError) -> Element
  ) throws(TraceReadingError) -> [Element] {
    skipBlanks()
    guard next == UInt8(ascii: "[") else { throw try otherValue(than: "an array") }
    var list: [Element] = []
    try enclose("]") { json throws(TraceReadingError) in list.append(try body(&json)) }
    return list
  }

  /// Reads an object or array from its opening bracket to `close`; `body` reads each of the comma-separated items.
  private mutating func enclose(
    _ close: Unicode.Scalar,
    _ body: (inout JSONReader) throws(TraceReadingError) -> Void
  ) throws(TraceReadingError) {
    position += 1
    depth += 1
    defer { depth -= 1 }
    if skip(close) { return }
    repeat {
      skipBlanks()
      guard depth <= JSONReader.limit else {
        throw error("more than \(JSONReader.limit) arrays and objects in each other")
      }
      try body(&self)
    } while skip(",")
    guard skip(close) else { throw error("expected , or \(close)") }
  }

  mutating func skipValue() throws(TraceReadingError) {
    skipBlanks()
    switch next {
    case UInt8(ascii: "{"):
      try members { _, json throws(TraceReadingError) in try json.skipValue() }
    case UInt8(ascii: "["):
      _ = try list { json throws(TraceReadingError) in try json.skipValue() }
    case UInt8(ascii: "\""): _ = try text()
    case let byte? where byte == UInt8(ascii: "-") || byte.isDigit: _ = try number()
    default:
      guard skip(word: "null") || skip(word: "true") || skip(word: "false") else {
        throw error("expected a JSON value")
      }
    }
  }

  /// Skips the value at the current position, and returns an error that says that `expected` is required in its place.
  mutating func otherValue(than expected: String) throws(TraceReadingError) -> TraceReadingError {
    let start = start()
    try skipValue()
    return error("expected \(expected)", at: start)
  }

  var next: UInt8? { position < bytes.count ? bytes[position] : nil }

  private mutating func skipBlanks() {
    while let byte = next, byte == 0x20 || byte == 0x09 || byte == 0x0A || byte == 0x0D {
      position += 1
    }
  }

  private mutating func skip(_ sign: Unicode.Scalar) -> Bool {
    skipBlanks()
    guard next == UInt8(ascii: sign) else { return false }
    position += 1
    return true
  }

  private mutating func skip(word: String) -> Bool {
    guard bytes[position...].starts(with: word.utf8) else { return false }
    position += word.utf8.count
    return true
  }
}
