struct TextLine: Sendable {
  let text: Substring
  let ending: Substring
}

/// A sequence of the lines of a text; the text after the last line end is a line too, even if empty.
struct TextLines: Sequence, IteratorProtocol {
  private let text: String
  private var start: Int? = 0

  init(_ text: String) {
    var text = text
    text.makeContiguousUTF8()
    self.text = text
  }

  mutating func next() -> TextLine? {
    guard let first = start else { return nil }
    let bytes = text.utf8
    let found = bytes.withContiguousStorageIfAvailable { $0[first...].firstIndex(of: .newline) }
    let newline = found ?? nil
    let start = bytes.index(bytes.startIndex, offsetBy: first)
    let end = newline.map { bytes.index(bytes.startIndex, offsetBy: $0) } ?? bytes.endIndex
    self.start = newline.map { $0 + 1 }
    let hasReturn = newline != nil && bytes[start..<end].last == .carriageReturn
    let textEnd = hasReturn ? bytes.index(before: end) : end
    let behind = newline == nil ? end : bytes.index(after: end)
    return TextLine(text: text[start..<textEnd], ending: text[textEnd..<behind])
  }
}

extension TextLine: Equatable {
  static func == (first: TextLine, second: TextLine) -> Bool {
    first.text.hasSameBytes(as: second.text) && first.ending.hasSameBytes(as: second.ending)
  }
}
