// The parts of a line after its names: a label, a loss or a delivery, a remark, a cause: `showError(_:) [gone]  (why) ^3`.

extension Event.Kind {
  /// Whether a line of this kind can have a remark, which the text of a note or divider is not.
  var canHaveRemark: Bool { self == .stage || NotationArrow(self) != nil }
}

extension NotationLine {
  /// Reads the rest of the line, and returns its label; nil if there is none.
  mutating func readLabel() throws(TraceReadingError) -> String? {
    guard let label = try readTail() else { return nil }
    return try scanner.decoded(label)
  }

  /// Reads the rest of the line from its end: the cause, and the remark, loss or delivery that this kind of event can have.
  ///
  /// Returns the range of the label; nil if there is none.
  mutating func readTail() throws(TraceReadingError) -> Range<Int>? {
    scanner.skipBlanks()
    let start = scanner.position
    let remark = try scanner.skipLabel()
    var end = scanner.trimmed(start, scanner.position)
    cause = try scanner.cause(start, &end)
    if event.kind.canHaveRemark, let open = remark, open + 3 < end,
      scanner.bytes[end - 1] == UInt8(ascii: ")")
    {
      event.text = try scanner.decoded(open + 3..<end - 1)
      end = scanner.trimmed(start, open)
    }
    if event.kind == .lost { event.loss = scanner.loss(start, &end) }
    if event.kind == .asyncCall, let name = scanner.delivery(start, &end) { event.delivery = name }
    scanner.position = scanner.bytes.count
    return start < end ? start..<end : nil
  }
}

extension NotationScanner {
  /// Moves to the end of the line or to its comment.
  ///
  /// Returns the offset of the two blanks before the last `(` that can begin a remark; nil if there is none.
  fileprivate mutating func skipLabel() throws(TraceReadingError) -> Int? {
    let start = position
    var remark: Int?
    while position < bytes.count {
      switch bytes[position] {
      case UInt8(ascii: "\""): try skipQuote(before: bytes.count)
      case UInt8(ascii: "\\"): position = min(position + 2, bytes.count)
      case UInt8(ascii: "#") where followsTwoBlanks: return remark
      case UInt8(ascii: "(") where position >= start + 2 && followsTwoBlanks:
        remark = position - 2
        position += 1
      default: position += 1
      }
    }
    return remark
  }

  var followsTwoBlanks: Bool {
    position >= 2 && bytes[position - 1] == UInt8(ascii: " ")
      && bytes[position - 2] == UInt8(ascii: " ")
  }

  fileprivate func trimmed(_ start: Int, _ end: Int) -> Int {
    var end = end
    while end > start, bytes[end - 1] == UInt8(ascii: " ") { end -= 1 }
    return end
  }

  /// Reads the number of the causing row (numbered event) from `^N` before `end`, and moves `end` before it; nil if there is none.
  fileprivate func cause(_ start: Int, _ end: inout Int) throws(TraceReadingError) -> Int? {
    var mark = end
    while mark > start, bytes[mark - 1].isDigit { mark -= 1 }
    guard mark < end, mark > start, bytes[mark - 1] == UInt8(ascii: "^"),
      mark - 1 == start || bytes[mark - 2] == UInt8(ascii: " ")
    else { return nil }
    guard let number = Int(text(mark..<end)) else {
      throw unknownRow(text(mark..<end), at: mark - 1)
    }
    end = trimmed(start, mark - 1)
    return number
  }

  fileprivate func loss(_ start: Int, _ end: inout Int) -> Event.Loss? {
    guard let words = bracketed(start, end), let loss = Event.Loss(rawValue: text(words)) else {
      return nil
    }
    end = trimmed(start, words.lowerBound - 1)
    return loss
  }

  /// Reads the name of the executor from `[on …]` before `end`, and moves `end` before it; nil if there is none.
  fileprivate func delivery(_ start: Int, _ end: inout Int) -> String? {
    guard let words = bracketed(start, end), text(words).hasPrefix("on "),
      let names = try? names(in: words.lowerBound + 3..<words.upperBound), names.count == 1
    else { return nil }
    end = trimmed(start, words.lowerBound - 1)
    return names[0]
  }

  private func bracketed(_ start: Int, _ end: Int) -> Range<Int>? {
    guard end - start >= 2, bytes[end - 1] == UInt8(ascii: "]"),
      let open = bytes[start..<end].lastIndex(of: UInt8(ascii: "[")),
      open == start || bytes[open - 1] == UInt8(ascii: " ")
    else { return nil }
    return open + 1..<end - 1
  }
}
