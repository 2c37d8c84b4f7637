import PrintableText
import TerminalText

extension Command {
  static let history = Command(
    name: "history",
    group: .keep,
    usage: "history [N]",
    help: """
      Lists what was typed in this session, or the last N lines of it.
      Ctrl-R looks for a word in it, also in what was typed in earlier sessions.
      """,
    summary: "Lists what was typed",
    example: CommandExample("history 2", after: "load products; open"),
    run: { session, words throws(Refusal) in
      try expect(words, atMost: 1, "history [N]")
      let lines = session.typedLines
      let count = try words.first.map(lineCount) ?? lines.count
      guard !lines.isEmpty else { return "Nothing was typed before this.\n" }
      let first = max(0, lines.count - count)
      let width = "\(lines.count)".count
      return lines[first...].enumerated().reduce(into: StyledText()) { text, line in
        let number = "\(first + line.offset + 1)"
        let gap = String(repeating: " ", count: width - number.count)
        let typed = session.shown(line.element.listed)
        text += StyledText(gap + number, .dim) + "  \(typed.printable())\n"
      }
    }
  )

  private static func lineCount(_ word: String) throws(Refusal) -> Int {
    guard let count = Int(typed: word), count > 0 else {
      throw .misused("\(word.readable) is no number of lines.  history 10")
    }
    return count
  }
}
