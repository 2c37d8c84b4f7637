// Lines as bytes, eight at a time where that is possible.

extension UnsafeRawBufferPointer {
  /// Takes away the first line and gives it without its end; nil where no line ends.
  mutating func cutLine() -> UnsafeRawBufferPointer? {
    guard let end = firstLineEnd else { return nil }
    let line = self[range: 0..<end]
    self = self[range: (end + 1)..<count]
    return line
  }

  /// Takes away what is left behind the last end of a line; nil when nothing is.
  mutating func cutRest() -> UnsafeRawBufferPointer? {
    guard !isEmpty else { return nil }
    defer { self = self[range: count..<count] }
    return self
  }

  /// This line without the bytes that are no part of its text: a byte order mark, a `\r` at the end.
  func trimmedLine(isFirst: Bool) -> UnsafeRawBufferPointer {
    let start = isFirst && starts(with: [0xEF, 0xBB, 0xBF]) ? 3 : 0
    return self[range: start..<count - (count > start && last == UInt8(ascii: "\r") ? 1 : 0)]
  }

  /// A part of it, counted from 0 again.
  subscript(range range: Range<Int>) -> UnsafeRawBufferPointer {
    UnsafeRawBufferPointer(rebasing: self[range])
  }

  /// A part of it as text.
  func text(_ range: Range<Int>) -> String { String(decoding: self[range: range], as: UTF8.self) }

  /// Where the first line ends.
  private var firstLineEnd: Int? {
    var position = 0
    while position + 8 <= count {
      // A byte that is zero in here is a line's end: it alone loses its highest bit below.
      let word = word(at: position) ^ 0x0A0A_0A0A_0A0A_0A0A
      let ends = (word &- 0x0101_0101_0101_0101) & ~word & 0x8080_8080_8080_8080
      if ends != 0 { return position + ends.trailingZeroBitCount / 8 }
      position += 8
    }
    return self[position...].firstIndex(of: UInt8(ascii: "\n"))
  }

  private func word(at position: Int) -> UInt64 {
    UInt64(littleEndian: loadUnaligned(fromByteOffset: position, as: UInt64.self))
  }
}

// MARK: - Characters

extension UnsafeRawBufferPointer {
  /// Where the first byte stands that is not UTF-8; nil when all of it is.
  var firstInvalidUTF8: Int? {
    if isASCII { return nil }
    var parser = Unicode.UTF8.ForwardParser()
    var iterator = makeIterator()
    var offset = 0
    while true {
      switch parser.parseScalar(from: &iterator) {
      case .valid(let scalar): offset += scalar.count
      case .error: return offset
      case .emptyInput: return nil
      }
    }
  }

  private var isASCII: Bool {
    var position = 0
    while position + 8 <= count {
      if word(at: position) & 0x8080_8080_8080_8080 != 0 { return false }
      position += 8
    }
    return self[position...].allSatisfy { $0 < 0x80 }
  }

  /// The column, from 1, that people see at an offset: characters, not bytes.
  func column(of offset: Int) -> Int {
    text(0..<Swift.min(Swift.max(offset, 0), count)).count + 1
  }
}
