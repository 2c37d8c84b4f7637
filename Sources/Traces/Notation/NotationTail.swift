/// The parts of a line after its names: a label, a loss or a delivery, a remark, a cause: `showError(_:) [gone]  (why) ^3`.
struct NotationTail {
  var label: Range<Int>?
  /// Whether a backslash follows the names, so that the label may contain escapes.
  var hasBackslash = false
  var loss: Event.Loss?
  var delivery: String?
  var text = ""
  var cause: Int?

  /// The parts that a kind of line can have after its label, apart from the number of the causing row (numbered event).
  struct Endings: OptionSet {
    let rawValue: Int
    static let loss = Endings(rawValue: 1)
    static let text = Endings(rawValue: 2)
    static let delivery = Endings(rawValue: 4)
  }
}

extension NotationScanner {
  /// Reads the rest of the line from its end: the cause, each of `endings` that is there, and the label.
  mutating func tail(_ endings: NotationTail.Endings) throws(NotationError) -> NotationTail {
    skipBlanks()
    var tail = NotationTail()
    let start = position
    let remark = try skipLabel(&tail)
    var end = trimmed(start, position)
    tail.cause = try cause(start, &end)
    if endings.contains(.text), let open = remark, open + 3 < end,
      bytes[end - 1] == UInt8(ascii: ")")
    {
      tail.text = try decoded(open + 3..<end - 1)
      end = trimmed(start, open)
    }
    if endings.contains(.loss) { tail.loss = loss(start, &end) }
    if endings.contains(.delivery) { tail.delivery = delivery(start, &end) }
    if start < end { tail.label = start..<end }
    position = bytes.count
    return tail
  }

  func label(_ tail: NotationTail) throws(NotationError) -> String? {
    guard let range = tail.label else { return nil }
    return tail.hasBackslash ? try decoded(range) : text(range)
  }

  /// Moves to the end of the line or to its comment, and notes in `tail` whether there is a backslash.
  ///
  /// Returns the offset of the two blanks before the last `(` that can begin a remark; nil if there is none.
  private mutating func skipLabel(_ tail: inout NotationTail) throws(NotationError) -> Int? {
    let start = position
    var remark: Int?
    while position < bytes.count {
      switch bytes[position] {
      case UInt8(ascii: "\""):
        let quote = position
        try skipQuote(before: bytes.count)
        if bytes[quote..<position].contains(UInt8(ascii: "\\")) { tail.hasBackslash = true }
      case UInt8(ascii: "\\"):
        tail.hasBackslash = true
        position = min(position + 2, bytes.count)
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

  private func trimmed(_ start: Int, _ end: Int) -> Int {
    var end = end
    while end > start, bytes[end - 1] == UInt8(ascii: " ") { end -= 1 }
    return end
  }

  /// Reads the number of the causing row (numbered event) from `^N` before `end`, and moves `end` before it; nil if there is none.
  private func cause(_ start: Int, _ end: inout Int) throws(NotationError) -> Int? {
    var mark = end
    while mark > start, bytes[mark - 1].isDigit { mark -= 1 }
    guard mark < end, mark > start, bytes[mark - 1] == UInt8(ascii: "^"),
      mark - 1 == start || bytes[mark - 2] == UInt8(ascii: " ")
    else { return nil }
    guard let number = Int(text(mark..<end)) else {
      throw error(.unknownRow(text(mark..<end)), at: mark - 1)
    }
    end = trimmed(start, mark - 1)
    return number
  }

  private func loss(_ start: Int, _ end: inout Int) -> Event.Loss? {
    guard let words = bracketed(start, end), let loss = Event.Loss(rawValue: text(words)) else {
      return nil
    }
    end = trimmed(start, words.lowerBound - 1)
    return loss
  }

  /// Reads the name of the executor from `[on …]` before `end`, and moves `end` before it; nil if there is none.
  private func delivery(_ start: Int, _ end: inout Int) -> String? {
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
