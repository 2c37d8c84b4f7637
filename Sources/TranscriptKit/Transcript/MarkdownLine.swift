/// A line of a Markdown file, with its line end.
struct MarkdownLine: Sendable {
  let text: Substring
  /// LF, CRLF, or empty at the end of the file.
  let ending: Substring
}

extension MarkdownLine {
  /// Returns the lines of a file; joined they are the file, byte for byte.
  static func lines(of markdown: String) -> [MarkdownLine] {
    MarkdownLines(markdown).filter { !$0.text.isEmpty || !$0.ending.isEmpty }
  }
}

/// The lines of a text in order; the text behind the last line end is a line, too.
struct MarkdownLines: Sequence, IteratorProtocol {
  private let text: String
  /// The offset of the next line in bytes; nil after the last one.
  private var start: Int? = 0

  init(_ text: String) {
    var text = text
    text.makeContiguousUTF8()
    self.text = text
  }

  mutating func next() -> MarkdownLine? {
    guard let first = start else { return nil }
    let bytes = text.utf8
    let (newline, hasReturn) = newline(from: first)
    let start = bytes.index(bytes.startIndex, offsetBy: first)
    let end = newline.map { bytes.index(bytes.startIndex, offsetBy: $0) } ?? bytes.endIndex
    self.start = newline.map { $0 + 1 }
    let textEnd = hasReturn ? bytes.index(before: end) : end
    let behind = newline == nil ? end : bytes.index(after: end)
    return MarkdownLine(text: text[start..<textEnd], ending: text[textEnd..<behind])
  }

  /// Returns the offset of the LF that ends a line, and whether a carriage return precedes it; nil without LF.
  private func newline(from start: Int) -> (Int?, hasReturn: Bool) {
    text.utf8.withContiguousStorageIfAvailable { bytes in
      guard let newline = bytes[start...].firstIndex(of: .newline) else { return (nil, false) }
      return (newline, newline > start && bytes[newline - 1] == .carriageReturn)
    } ?? (nil, false)
  }
}

// MARK: - Equatable

extension MarkdownLine: Equatable {
  /// Returns whether both have the same bytes.
  static func == (first: MarkdownLine, second: MarkdownLine) -> Bool {
    first.text.hasSameBytes(as: second.text) && first.ending.hasSameBytes(as: second.ending)
  }
}
