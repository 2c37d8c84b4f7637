import Lab
import LineEditing
import TerminalText
import TraceRecording

final class PromptLoop {
  private let session: Session
  private let console: Console
  /// The beginning of the next line, typed while the last answer was shown in pages.
  private var typed = ""
  private let cancellation = CancellationFlag()
  private var hasStopped = false
  private var hasToldProblem = false

  init(_ session: Session, _ console: Console) {
    self.session = session
    self.console = console
  }

  /// Reads and answers lines until the session ends; `first` is answered before them unless it is nil.
  ///
  /// Returns the exit status: 1 if progress could not be stored, otherwise 0.
  func run(first: String? = nil) async -> Int32 {
    console.terminal.useUTF8()
    session.isAttended = true
    session.isColoured = console.isColoured
    let start = ContinuousClock.now
    session.clock = { (ContinuousClock.now - start) / .seconds(1) }
    defer { session.finish() }
    console.terminal.watchInterrupts(cancellation.signal)
    defer { console.terminal.unwatchInterrupts() }
    let state = StateFolder(console)
    if session.today == nil { session.today = .onThisClock }
    let remarks = state.keepProgress(of: session)
    session.showExercises(console)
    let history = History(path: state.historyPath)
    let reader = reader(history)
    if let first {
      await show(first)
    } else {
      console.write(session.welcome + "\n")
    }
    if let proposal = session.languageProposal(forLocale: console.locale) {
      console.write(proposal)
    }
    for remark in [history.damageReport].compactMap(\.self) + remarks { console.complain(remark) }
    tell(state.problem)
    await ask(reader, history)
    return session.hasLostProgress ? 1 : 0
  }

  private func ask(_ reader: any LineSource, _ history: History) async {
    while !session.isFinished {
      tell(history.problem)
      if let problem = session.takeProgressProblem() { console.complain(problem) }
      let prompt = Prompt(session.prompt, attributes: console.isColoured ? "1;36" : "")
      let draft = session.takeDraft()
      (reader as? LineEditor)?.draft = typed.isEmpty ? draft : typed
      typed = ""
      let result = reader.readLine(prompt)
      // The editor clears the request itself, at a moment when it cannot lose a Ctrl-C meant for the next command.
      if !(reader is LineEditor) { cancellation.clear() }
      switch result {
      case .endOfInput: return
      case .interrupted: continue
      case .line(let text): guard await show(lines: text) else { return }
      }
    }
  }

  /// Answers the lines of a pasted text until Ctrl-C stops a command or the session ends; returns false if the output is closed.
  ///
  /// Of text copied from a session, only the commands are run, not the answers between them.
  private func show(lines text: String) async -> Bool {
    let lines = text.split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
    for command in CopiedSession().commands(in: lines, isCommand: session.isCommand) {
      guard let wasStopped = await show(command.text) else { return false }
      if wasStopped || session.isFinished { break }
    }
    return true
  }

  @discardableResult
  private func show(_ line: String) async -> Bool? {
    session.adapt(width: console.columns, height: console.lines)
    let answer = await console.showingProgress(of: line, isASCII: session.settings.isASCII) {
      await CancellationFlag.$current.withValue(cancellation) { await session.answer(line) }
    }
    let text = answer.promptText(width: session.settings.width)
    // After Ctrl-C the prompt returns at once, without pages of the output before it.
    let isPaged = session.settings.isPaged && !answer.isStopped
    let isWanted = { [cancellation] in !cancellation.isSet }
    if isPaged {
      // The next action usually follows at once, so its output is paged only from two screens on.
      let screens = answer.isOfAction ? 2 : 1
      let isCommand = { (word: String) in Session.commandNames.contains { $0.hasPrefix(word) } }
      let next = console.writePaged(
        text,
        above: screens,
        isCommand: isCommand,
        while: isWanted,
        write
      )
      guard let next else { return nil }
      typed += next
    } else if !write(console.shown(text)) {
      return nil
    }
    watch()
    if answer.isStopped { hasStopped = true }
    return answer.isStopped
  }

  /// Shows the trace row by row if the session asks for it, with the session's `watchingPace` in milliseconds between rows.
  private func watch() {
    guard let pace = session.watchingPace else { return }
    if Terminal().show(everyMilliseconds: pace, session.watchNextRow) {
      console.write(session.stopWatching())
    }
  }

  private func write(_ text: String) -> Bool {
    var rest = Substring(text)
    while !rest.isEmpty, !cancellation.isSet {
      let end = rest.utf8.index(rest.startIndex, offsetBy: 4096, limitedBy: rest.endIndex)
      let line = end.flatMap { rest[$0...].firstIndex(of: "\n") }.map(rest.index(after:))
      let piece = rest[..<(line ?? rest.endIndex)]
      guard console.write(plain: String(piece)) else { return false }
      rest = rest[piece.endIndex...]
    }
    return true
  }

  private func reader(_ history: History) -> any LineSource {
    LineEditor(
      isColoured: console.isColoured,
      history: history,
      complete: { [session] line, cursor in
        let typed = String(line[..<cursor])
        let (replacing, words) = session.completions(of: typed)
        let meanings = session.meanings(of: words, offeredFor: typed)
        return Completion(replacing: replacing, candidates: words, meanings: meanings)
      },
      hint: { [session] line in
        if session.settings.isPlain { return nil }
        if let earlier = history.latest(beginningWith: line) {
          return Hint(String(earlier.dropFirst(line.count)))
        }
        if let rest = session.hint(for: line) { return Hint(rest) }
        return session.usageHint(for: line).map { Hint($0, isAcceptable: false) }
      },
      highlight: { [session] line in
        session.settings.isPlain ? StyledText(line) : session.coloured(line)
      },
      willRead: { [self] in
        defer { hasStopped = false }
        return cancellation.clear() || hasStopped
      }
    ) ?? BatchReader(descriptor: 0, promptOutput: 1)
  }

  /// Writes a problem with storing history or progress to standard error; only the first one.
  private func tell(_ problem: String?) {
    guard let problem, !hasToldProblem else { return }
    console.complain(problem)
    hasToldProblem = true
  }
}
