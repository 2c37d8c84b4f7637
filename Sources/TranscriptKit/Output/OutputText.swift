import Sequences

enum OutputText {
  /// The maximum size of the kept part of one output in bytes: 256 KiB.
  static let maximumBytes = 262_144

  static func lines(of output: String) -> [Substring] {
    var beginning = TruncatedLines()
    for line in TextLines(output) {
      beginning.add(line.text.withoutTrailingBlanks.visible)
    }
    return beginning.lines
  }

  /// Returns the lines of a text without line ends; after a final line end, the last is empty; an empty text is one empty line.
  static func plainLines(of text: String) -> [Substring] {
    var lines = TextLines(text).map(\.text)
    if let last = lines.last, last.utf8.last == .carriageReturn {
      lines[lines.count - 1] = Substring(last.utf8.dropLast())
    }
    return lines
  }

  /// The first lines of an output, with the number and the checksum of the lines that are cut off.
  private struct TruncatedLines {
    private var kept: [Substring] = []
    private var bytes = 0
    private var cutCount = 0
    /// The number of blank lines read last, which count only if another line follows.
    private var blankCount = 0
    /// The checksum of the lines that are cut off, each ended by LF.
    private var sum = Checksum()

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
      sum.add(line.utf8)
      sum.add([.newline])
    }

    var lines: [Substring] {
      guard cutCount > 0 else { return kept }
      return kept + [
        "… \(Count.text(cutCount, "line")) cut, checksum \(String(sum.value, radix: 16))"
      ]
    }
  }
}
