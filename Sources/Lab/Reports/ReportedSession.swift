import Stage
import TerminalText

/// The beginning of a session with a module, which anybody can repeat, and which a page of transcripts can hold.
struct ReportedSession {
  private let run: Run
  private let session: Session

  /// Takes a session that nobody has used.
  init(of run: Run, in session: Session) {
    self.run = run
    self.session = session
  }

  /// What to type, and what is answered.
  var blocks: [String] {
    let exchanges = [run.loadCommand(given: "ready"), "open", "wiring"].map { line in
      "\(session.prompt)\(line)\n\(session.answerNow(line).text.plain)"
    }
    let words =
      "\(Markdown.code("viperlab")) begins a session; "
      + "\(Markdown.code("play NAME")) plays a scenario, \(Markdown.code("help")) lists the words."
    return [words, Markdown.fence("console", exchanges.joined())]
  }
}
