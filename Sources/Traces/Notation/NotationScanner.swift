struct NotationScanner {
  let bytes: UnsafeRawBufferPointer
  let line: Int
  var position = 0

  /// Creates a scanner for line number `line`, from 1; `bytes` must be valid UTF-8 and outlive the scanner.
  init(_ bytes: UnsafeRawBufferPointer, line: Int) {
    self.bytes = bytes
    self.line = line
  }

  var isAtEnd: Bool { position >= bytes.count }

  var next: UInt8? { isAtEnd ? nil : bytes[position] }

  func error(_ problem: NotationError.Problem, at offset: Int? = nil) -> NotationError {
    NotationError(line: line, column: bytes.column(of: offset ?? position), problem: problem)
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
}
