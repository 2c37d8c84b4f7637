extension Transcript {
  /// Creates a transcript with a heading, and one code block with all exchanges (commands with outputs).
  package init(title: String, exchanges: [Exchange], path: String = "") {
    options = PageOptions()
    fixtures = [:]
    self.path = path
    let words = title.utf8.split { $0 == .newline || $0.isBlank }.map { Substring($0) }
    self.title = words.joined(separator: " ").visible
    var line = 4
    let written = exchanges.map { exchange in
      let written = WrittenExchange(exchange, line: line)
      line += written.lines.count
      return written
    }
    let fence = Transcript.fence(around: written)
    let heading = "# \(self.title)"[...].withoutTrailingBlanks
    parts =
      [.verbatim("\(heading)\n\n\(fence)console\n")]
      + written.map(TranscriptReader.Part.exchange) + [.verbatim("\(fence)\n")]
  }

  /// Returns a fence that no line of the exchanges closes: at least three back-ticks, and more than any line has in a row.
  private static func fence(around exchanges: [WrittenExchange]) -> String {
    let runs = exchanges.flatMap(\.lines).flatMap { line in
      line.text.utf8.split { $0 != .backtick }.map(\.count)
    }
    return String(repeating: "`", count: max(2, runs.max() ?? 0) + 1)
  }
}
