import LessonKit
import SequenceDiagrams
import TerminalText
import Traces

// How a session plays a lesson: what is said to it, and what it asks of the laboratory.

extension Session {
  /// What a lesson says to words that are no command; nil when there is no lesson to ask.
  func lessonReply(to words: [String]) throws(Refusal) -> StyledText? {
    guard var visit = lesson, !visit.isExploring else { return nil }
    if words.isEmpty {
      let reply = visit.run.next()
      return follow(reply, in: visit)
    }
    guard Command.beginning(with: words[0]) == nil else { return nil }
    guard let reply = visit.run.answer(words.joined(separator: " ")) else { return nil }
    return follow(reply, in: visit)
  }

  /// What a lesson says after a command was carried out.
  func lessonProgress(after command: Command) -> StyledText {
    guard var visit = lesson, !visit.isExploring, !visit.run.isFinished, command.group != .lesson,
      let trace = loaded?.now.trace
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
    var skipped = StyledText()
    if !reply.commands.isEmpty {
      let before = loaded?.now.lastNumber ?? 0
      runQuietly(reply.commands)
      visit.run.begin(at: loaded?.now.trace ?? Trace())
      lesson = visit
      if reply.commands.first != visit.run.lesson.loadCommand { skipped = newRows(after: before) }
    }
    let next = reply.lines.firstIndex { $0.isHeading } ?? reply.lines.endIndex
    let verdict = text(of: reply.lines[..<next]) + skipped + revealedRows(reply.revealed)
    let rest = text(of: reply.lines[next...])
    return verdict.isEmpty || rest.isEmpty ? verdict + rest : verdict + "\n" + rest
  }

  private func text(of lines: some Sequence<LessonLine>) -> StyledText {
    LessonText(Array(lines), width: settings.width, isASCII: settings.isASCII).text
  }

  /// The rows that a right answer has uncovered.
  private func revealedRows(_ rows: Range<Int>?) -> StyledText {
    guard let rows, !rows.isEmpty, let loaded else { return StyledText() }
    let isAll = rows.upperBound > loaded.now.lastNumber
    let screen = isAll ? loaded.now.screen.map { drawn($0) } ?? StyledText() : StyledText()
    return screen + drawn(shown(visible(loaded.now)), rows: rows.lowerBound...(rows.upperBound - 1))
  }

  /// The conversation as far as it may be seen, and a blank line; nothing when there is none.
  var visibleDrawing: StyledText {
    guard let now = loaded?.now, now.lastNumber > 0 else { return StyledText() }
    return drawn(shown(visible(now))) + "\n"
  }

  /// The rows that were made for the learner, as far as they may be seen.
  private func newRows(after last: Int) -> StyledText {
    guard let now = loaded?.now, now.lastNumber > last else { return StyledText() }
    return drawn(shown(visible(now)), rows: (last + 1)...now.lastNumber)
  }

  /// Runs commands whose answers nobody needs to see, outside the lesson's own bookkeeping.
  private func runQuietly(_ commands: [String]) {
    let visit = lesson
    let (remarks, previous) = (self.remarks, self.previous)
    lesson = nil
    for command in commands { _ = evaluate(command) }
    lesson = visit
    (self.remarks, self.previous) = (remarks, previous)
  }

  /// Refuses commands that would take the ground from under an open step.
  func refuseInLesson(_ command: Command, _ words: [String]) throws(Refusal) {
    guard let lesson, !lesson.isExploring, !lesson.run.isFinished else { return }
    let isPredicting = lesson.run.step.kind == .predict
    let tellsTooMuch = lesson.run.hiddenFrom != nil && command.needsWholeRun
    let isAskedFor = !isPredicting && lesson.run.step.foresees(command.name)
    let isList = command.listsAlone && words.count == 1
    guard
      command.changesModule && !isList && !isAskedFor || tellsTooMuch
        || isPredicting && command.isAction
    else { return }
    let reason = isPredicting ? "A question is open" : "A lesson is going on"
    throw .failed("\(reason);  explore  lets you try things freely,  return  comes back.")
  }

  /// The lesson that is going on, or a refusal that says how to begin one.
  func requireLesson() throws(Refusal) -> LessonVisit {
    guard let lesson else {
      throw .failed("No lesson is open.  lesson  lists them all.")
    }
    return lesson
  }
}
