import Sequences

enum OutputText {
  /// The maximum size of the kept part of one output in bytes: 256 KiB.
  static let maximumBytes = 262_144

  /// Returns the lines of an output without blank ones at its end; the number and checksum of lines beyond `maximumBytes` replace
  /// them.
  static func lines(of output: String) -> [Substring] {
    var lines = output.textLines.map { $0.text.withoutTrailingBlanks.visible }
    while lines.last?.isEmpty == true { lines.removeLast() }
    var bytes = 0
    let kept = lines.prefix { line in
      bytes += line.utf8.count + 1
      return bytes <= maximumBytes + 1
    }
    let cut = lines[kept.endIndex...]
    if cut.isEmpty { return lines }
    var sum = Checksum()
    for line in cut { sum.add("\(line)\n".utf8) }
    let digits = String(sum.value, radix: 16)
    return Array(kept) + ["… \(Count.text(cut.count, "line")) cut, checksum \(digits)"]
  }

  /// Returns the lines of a text without line ends; after a final line end, the last is empty; an empty text is one empty line.
  static func plainLines(of text: String) -> [Substring] {
    var lines = text.textLines.map(\.text)
    if let last = lines.last, last.utf8.last == .carriageReturn {
      lines[lines.count - 1] = Substring(last.utf8.dropLast())
    }
    return lines
  }
}
