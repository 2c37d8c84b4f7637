/// A line of a Markdown file, and the line ending that stands behind it.
struct MarkdownLine: Sendable {
  /// The line without its ending.
  let text: Substring
  /// LF, CRLF, or nothing at the end of the file.
  let ending: Substring
}

extension MarkdownLine {
  /// The lines of a file; joined again they are the file, byte for byte.
  static func lines(of markdown: String) -> [MarkdownLine] {
    MarkdownLines(markdown).filter { !$0.text.isEmpty || !$0.ending.isEmpty }
  }
}

/// The lines of a text, one after the other; what stands behind the last line ending is one, too.
struct MarkdownLines: Sequence, IteratorProtocol {
  private let text: String
  /// Where the next line begins, in bytes; nil behind the last.
  private var start: Int? = 0

  /// Begins with the first.
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

  /// Where the line ends that begins at a byte, and whether a carriage return stands before that.
  private func newline(from start: Int) -> (Int?, hasReturn: Bool) {
    text.utf8.withContiguousStorageIfAvailable { bytes in
      guard let newline = bytes[start...].firstIndex(of: .newline) else { return (nil, false) }
      return (newline, newline > start && bytes[newline - 1] == .carriageReturn)
    } ?? (nil, false)
  }
}

// MARK: - Equatable

extension MarkdownLine: Equatable {
  /// Whether both are the same bytes.
  static func == (first: MarkdownLine, second: MarkdownLine) -> Bool {
    first.text.hasSameBytes(as: second.text) && first.ending.hasSameBytes(as: second.ending)
  }
}
