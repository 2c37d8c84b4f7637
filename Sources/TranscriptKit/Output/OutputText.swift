/// What a session printed, as the lines that are compared and written.
///
/// Line endings are LF, blanks at the end of a line and blank lines at the end are dropped, control
/// characters are visible, and of a very long output only the beginning is left.
enum OutputText {
  /// How many bytes of one output are kept: 256 KiB.
  static let maximumBytes = 262_144

  /// The lines of an output.
  static func lines(of output: String) -> [Substring] {
    var lines = plainLines(of: output).map { $0.withoutTrailingBlanks.visible }
    while lines.last?.isEmpty == true { lines.removeLast() }
    var bytes = 0
    let kept = lines.prefix { line in
      bytes += line.utf8.count + 1
      return bytes <= maximumBytes + 1
    }
    return kept.count == lines.count ? lines : kept + [cutLine(lines.dropFirst(kept.count))]
  }

  /// The lines of a text as they are; one for an empty text.
  static func plainLines(of text: String) -> [Substring] {
    var lines = MarkdownLine.lines(of: text, keepingLast: true).map(\.text)
    if let last = lines.last, last.utf8.last == .carriageReturn {
      lines[lines.count - 1] = Substring(last.utf8.dropLast())
    }
    return lines
  }

  private static func cutLine(_ lines: ArraySlice<Substring>) -> Substring {
    "… \(Count.text(lines.count, "line")) cut, checksum \(checksum(of: lines))"
  }

  /// The sum of Fowler, Noll and Vo in its form FNV-1a, over the bytes of the lines, each ended by LF.
  private static func checksum(of lines: ArraySlice<Substring>) -> String {
    var sum: UInt64 = 0xcbf2_9ce4_8422_2325
    for line in lines {
      for byte in line.utf8 { sum = (sum ^ UInt64(byte)) &* 0x100_0000_01b3 }
      sum = (sum ^ UInt64(UInt8.newline)) &* 0x100_0000_01b3
    }
    return String(sum, radix: 16)
  }
}
