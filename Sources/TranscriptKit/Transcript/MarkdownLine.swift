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
    var lines: [MarkdownLine] = []
    var start = markdown.startIndex
    while start < markdown.endIndex {
      let line = MarkdownLine(in: markdown, from: start)
      lines.append(line)
      start = line.ending.endIndex
    }
    return lines
  }

  private init(in markdown: String, from start: String.Index) {
    let bytes = markdown.utf8
    guard let newline = bytes[start...].firstIndex(of: .newline) else {
      self.init(text: markdown[start...], ending: markdown[markdown.endIndex...])
      return
    }
    let last = bytes[start..<newline].last
    let end = last == .carriageReturn ? bytes.index(before: newline) : newline
    self.init(text: markdown[start..<end], ending: markdown[end..<bytes.index(after: newline)])
  }
}

// MARK: - Equatable

extension MarkdownLine: Equatable {
  /// Whether both are the same bytes.
  static func == (first: MarkdownLine, second: MarkdownLine) -> Bool {
    first.text.hasSameBytes(as: second.text) && first.ending.hasSameBytes(as: second.ending)
  }
}
