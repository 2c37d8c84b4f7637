/// A line of a Markdown file, and the line ending that stands behind it.
struct MarkdownLine: Sendable {
  /// The line without its ending.
  let text: Substring
  /// LF, CRLF, or nothing at the end of the file.
  let ending: Substring
}

extension MarkdownLine {
  /// The lines of a file; joined again they are the file, byte for byte.
  ///
  /// What stands behind the last line ending is a line too, where it is not empty or that is wanted.
  static func lines(of markdown: String, keepingLast: Bool = false) -> [MarkdownLine] {
    var markdown = markdown
    let newlines = markdown.withUTF8 { bytes in bytes.indices.filter { bytes[$0] == .newline } }
    let bytes = markdown.utf8
    var lines: [MarkdownLine] = []
    lines.reserveCapacity(newlines.count + 1)
    var start = bytes.startIndex
    for newline in newlines {
      let end = bytes.index(bytes.startIndex, offsetBy: newline)
      lines.append(MarkdownLine(in: markdown, from: start, newline: end))
      start = bytes.index(after: end)
    }
    if keepingLast || start < bytes.endIndex {
      lines.append(MarkdownLine(text: markdown[start...], ending: ""))
    }
    return lines
  }

  private init(in markdown: String, from start: String.Index, newline: String.Index) {
    let bytes = markdown.utf8
    var end = newline
    if start < newline, bytes[bytes.index(before: newline)] == .carriageReturn {
      end = bytes.index(before: newline)
    }
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
