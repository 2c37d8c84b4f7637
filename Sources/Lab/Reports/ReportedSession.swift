import Stage
import TerminalText

/// The first commands of a session with a module, with their answers, as a reader can repeat them.
struct ReportedSession {
  private let run: Run
  private let session: Session

  /// Creates the beginning of a session; `session` must be new.
  init(of run: Run, in session: Session) {
    self.run = run
    self.session = session
  }

  /// An introduction, and the commands with their answers.
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
