import Lab
import LineEditing
import SequenceDiagrams

/// Asks a person for lines until they have had enough.
struct PromptLoop {
  private let session: Session
  private let console: Console

  init(_ session: Session, _ console: Console) {
    self.session = session
    self.console = console
  }

  /// Runs until the end; a first line can be given, such as the beginning of a lesson.
  func run(first: String? = nil) async -> Int32 {
    console.terminal.useUTF8()
    let history = History(path: historyPath)
    let reader = reader(history)
    if let first {
      await show(first)
    } else {
      console.write(session.welcome + "\n")
    }
    while !session.isFinished {
      let prompt = Prompt(session.prompt, attributes: console.isColoured ? "1;36" : "")
      switch reader.readLine(prompt) {
      case .endOfInput: return 0
      case .interrupted: continue
      case .line(let text):
        for line in text.split(separator: "\n", omittingEmptySubsequences: false) {
          guard await show(String(line)) else { return 0 }
        }
      }
    }
    return 0
  }

  /// Answers a line; false when nobody reads any more.
  @discardableResult
  private func show(_ line: String) async -> Bool {
    session.adapt(width: console.columns)
    return console.write(await session.answer(line).text)
  }

  private func reader(_ history: History) -> any LineReader {
    LineEditor(
      program: "viperlab",
      isColoured: console.isColoured,
      history: history,
      complete: { [session] line, cursor in
        let (replacing, words) = session.completions(of: String(line[..<cursor]))
        return Completion(replacing: replacing, candidates: words)
      },
      hint: { [session] line in session.hint(for: line) }
    ) ?? BatchReader(descriptor: 0, promptOutput: 1)
  }

  private var historyPath: String {
    let state = console.variable("XDG_STATE_HOME")
    let folder = state.isEmpty ? console.variable("HOME") + "/.local/state" : state
    return folder + "/viperlab/history"
  }
}
