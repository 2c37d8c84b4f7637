import PrintableText
import TerminalText

extension Command {
  static let history = Command(
    usage: "history [N]",
    help: """
      Lists what was typed in this session, or the last N lines of it.
      Ctrl-R looks for a word in it, also in what was typed in earlier sessions.
      """,
    summary: "Lists what was typed",
    example: CommandExample("history 2", after: "load products; open"),
    maximumWords: 1,
    run: { session, words throws(Refusal) in
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
    if let count = Int(typed: word), count > 0 { return count }
    throw .misused("\(word.readable) is no number of lines.  history 10")
  }
}

struct TypedLine {
  var listed = ""
  /// The typed line as another session can repeat it: with the seeds and lessons that this session chose.
  var text: String
  /// Nil while the line is being carried out, and if `text` leaves out some of its commands.
  var result: Result?
  var screen: (columns: Int, lines: Int?) = (80, nil)
  /// Whether `text` names other commands than the typed ones, such as the lesson that Enter began.
  var isReworded = false

  struct Result: Equatable {
    let status: Answer.Status
    let prompt: String
    let rowCount: Int
    /// The hash value of the answer's text.
    let text: Int

    init(_ answer: Answer, in session: Session) {
      status = answer.status
      prompt = session.prompt
      rowCount = session.loaded?.now.lastNumber ?? 0
      text = answer.text.plain.hashValue
    }

    /// Returns whether both results are equal apart from the answers' texts, which depend on the folder and the width.
    func isAlike(_ other: TypedLine.Result) -> Bool {
      status == other.status && prompt == other.prompt && rowCount == other.rowCount
    }
  }
}
