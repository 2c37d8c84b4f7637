/// What a session printed, as the lines that are compared and written.
///
/// Line endings are LF, blanks at the end of a line and blank lines at the end are dropped, control
/// characters are visible, and of a very long output only the beginning is left.
enum OutputText {
  /// How many bytes of one output are kept: 256 KiB.
  static let maximumBytes = 262_144

  /// The lines of an output.
  static func lines(of output: String) -> [Substring] {
    var beginning = Beginning()
    for line in MarkdownLines(output) {
      beginning.add(line.text.withoutTrailingBlanks.visible)
    }
    return beginning.lines
  }

  /// The lines of a text as they are; one for an empty text.
  static func plainLines(of text: String) -> [Substring] {
    var lines = MarkdownLines(text).map(\.text)
    if let last = lines.last, last.utf8.last == .carriageReturn {
      lines[lines.count - 1] = Substring(last.utf8.dropLast())
    }
    return lines
  }

  /// The first lines of an output, and of all others how many they are, and their checksum.
  private struct Beginning {
    private var kept: [Substring] = []
    private var bytes = 0
    private var cutCount = 0
    /// Blank lines that count only when something follows.
    private var blankCount = 0
    /// The sum of Fowler, Noll and Vo in its form FNV-1a, over the bytes of the lines, each ended by LF.
    private var sum: UInt64 = 0xcbf2_9ce4_8422_2325

    mutating func add(_ line: Substring) {
      guard !line.isEmpty else { return blankCount += 1 }
      for _ in 0..<blankCount { addCounted("") }
      blankCount = 0
      addCounted(line)
    }

    private mutating func addCounted(_ line: Substring) {
      bytes += line.utf8.count + 1
      if cutCount == 0, bytes <= OutputText.maximumBytes + 1 { return kept.append(line) }
      cutCount += 1
      for byte in line.utf8 { add(byte) }
      add(.newline)
    }

    private mutating func add(_ byte: UInt8) { sum = (sum ^ UInt64(byte)) &* 0x100_0000_01b3 }

    /// The lines, the last of which says what was cut.
    var lines: [Substring] {
      guard cutCount > 0 else { return kept }
      return kept + ["… \(Count.text(cutCount, "line")) cut, checksum \(String(sum, radix: 16))"]
    }
  }
}
