/// Reads one line of the notation from left to right.
struct NotationScanner {
  let bytes: UnsafeRawBufferPointer
  let line: Int
  var position = 0

  /// Makes a scanner at the beginning of a line that is UTF-8; the bytes must outlive it.
  init(_ bytes: UnsafeRawBufferPointer, line: Int) {
    self.bytes = bytes
    self.line = line
  }

  /// Whether nothing is left.
  var isAtEnd: Bool { position >= bytes.count }

  /// The next byte; nil at the end.
  var next: UInt8? { isAtEnd ? nil : bytes[position] }

  /// What is wrong here, or at another offset of this line.
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
    guard end <= bytes.count else { return false }
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
  func text(_ range: Range<Int>) -> String { bytes.text(range) }
}
