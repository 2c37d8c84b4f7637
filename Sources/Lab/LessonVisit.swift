import LessonKit
import SequenceDiagrams
import Traces

extension LessonLine {
  fileprivate var isHeading: Bool {
    if case .heading = self { true } else { false }
  }
}

/// A lesson that is going on in a session.
struct LessonVisit {
  /// Where the learner is.
  var run: LessonRun
  /// What was left behind to look around freely; nil while the lesson goes on.
  var away: LoadedModule?
  /// Whether the learner looks around freely now.
  var isExploring = false
}

extension Session {
  /// What a lesson says to words that are no command; nil when there is no lesson to ask.
  func lessonReply(to words: [String]) throws(Refusal) -> StyledText? {
    guard var visit = lesson, !visit.isExploring else { return nil }
    if words.isEmpty {
      let reply = visit.run.next()
      return follow(reply, in: visit)
    }
    guard !Command.all.contains(where: { $0.name == words[0] }) else { return nil }
    guard let reply = visit.run.answer(words.joined(separator: " ")) else { return nil }
    return follow(reply, in: visit)
  }

  /// What a lesson says after a command was carried out.
  func lessonProgress(after command: Command) -> StyledText {
    guard var visit = lesson, !visit.isExploring, command.group != .lesson,
      let trace = loaded?.trace
    else { return StyledText() }
    let wasHidden = visit.run.hiddenFrom
    guard let reply = visit.run.observe(trace) else {
      lesson = visit
      return StyledText()
    }
    return separator(wasHidden) + follow(reply, in: visit)
  }

  private func separator(_ hidden: Int?) -> StyledText {
    hidden == nil ? "\n" : StyledText()
  }

  /// Shows a reply, and does what it asks of the laboratory.
  func follow(_ reply: LessonReply, in visit: LessonVisit) -> StyledText {
    var visit = visit
    lesson = visit
    if !reply.commands.isEmpty {
      runQuietly(reply.commands)
      visit.run.begin(at: loaded?.trace ?? Trace())
      lesson = visit
    }
    let next = reply.lines.firstIndex { $0.isHeading } ?? reply.lines.endIndex
    let verdict = text(of: reply.lines[..<next]) + revealedRows(reply.revealed)
    let rest = text(of: reply.lines[next...])
    return verdict.isEmpty || rest.isEmpty ? verdict + rest : verdict + "\n" + rest
  }

  private func text(of lines: some Sequence<LessonLine>) -> StyledText {
    LessonText(Array(lines), width: settings.width, isASCII: settings.isASCII).text
  }

  /// The rows that a right answer has uncovered.
  private func revealedRows(_ rows: Range<Int>?) -> StyledText {
    guard let rows, !rows.isEmpty, let trace = loaded?.trace else { return StyledText() }
    return drawn(trace, rows: rows.lowerBound...(rows.upperBound - 1))
  }

  /// Runs commands whose answers nobody needs to see, outside the lesson's own bookkeeping.
  private func runQuietly(_ commands: [String]) {
    let visit = lesson
    let remarks = self.remarks
    lesson = nil
    for command in commands { _ = evaluate(command) }
    lesson = visit
    self.remarks = remarks
  }

  /// The lesson that is going on, or a refusal that says how to begin one.
  func requireLesson() throws(Refusal) -> LessonVisit {
    guard let lesson else {
      throw .failed("No lesson is open.  lessons  lists them all.")
    }
    return lesson
  }
}
