extension UnsafeRawBufferPointer {
  /// Removes the first line and returns it without its line end; removes nothing and returns nil if there is no line end.
  mutating func cutLine() -> UnsafeRawBufferPointer? {
    guard let end = firstIndex(of: UInt8(ascii: "\n")) else { return nil }
    let line = self[range: 0..<end]
    self = self[range: (end + 1)..<count]
    return line
  }

  /// Returns this line without a `\r` at its end and, for the first line of a text, without a byte order mark.
  func trimmedLine(isFirst: Bool) -> UnsafeRawBufferPointer {
    let start = isFirst && starts(with: [0xEF, 0xBB, 0xBF]) ? 3 : 0
    return self[range: start..<count - (count > start && last == UInt8(ascii: "\r") ? 1 : 0)]
  }

  /// The bytes in a range of offsets, as a buffer of its own whose offsets begin at 0.
  subscript(range range: Range<Int>) -> UnsafeRawBufferPointer {
    UnsafeRawBufferPointer(rebasing: self[range])
  }

  func text(_ range: Range<Int>) -> String { String(decoding: self[range: range], as: UTF8.self) }

  /// The offset, from 0, of the first byte that is not valid UTF-8; nil if there is none.
  var firstInvalidUTF8: Int? {
    if allSatisfy({ $0 < 0x80 }) { return nil }
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

  /// Returns the column of a byte offset, in characters from 1; an offset outside the line counts as its nearest end.
  func column(of offset: Int) -> Int {
    text(0..<Swift.min(Swift.max(offset, 0), count)).count + 1
  }
}

extension ArraySlice<UInt8> {
  func withBytes<Result>(
    _ body: (UnsafeRawBufferPointer) throws(TraceReadingError) -> Result
  ) throws(TraceReadingError) -> Result {
    try withUnsafeBufferPointer { buffer throws(TraceReadingError) in
      try body(UnsafeRawBufferPointer(buffer))
    }
  }
}

extension String {
  func eventsOfLines(
    _ read: (UnsafeRawBufferPointer) throws(TraceReadingError) -> Event?
  ) throws(TraceReadingError) -> [Event] {
    try Array(utf8)[...].withBytes { bytes throws(TraceReadingError) in
      var rest = bytes
      var events: [Event] = []
      while let line = rest.cutLine() {
        if let event = try read(line) { events.append(event) }
      }
      if !rest.isEmpty, let event = try read(rest) { events.append(event) }
      return events
    }
  }
}
