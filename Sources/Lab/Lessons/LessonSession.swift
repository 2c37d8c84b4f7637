import LessonKit
import SequenceDiagrams
import TerminalText
import Traces

// How a session plays a lesson: what is said to it, and what it asks of the laboratory.

extension Session {
  /// What a lesson says to words that are no command; nil when there is no lesson to ask.
  func lessonReply(to words: [String]) throws(Refusal) -> StyledText? {
    if words.isEmpty, isAttended, let beginning = try beginNext() { return beginning }
    guard var visit = lesson, !visit.isExploring else { return nil }
    if words.isEmpty {
      let reply = visit.run.next()
      return follow(reply, in: visit)
    }
    guard Command.beginning(with: words[0]) == nil else { return nil }
    guard let reply = visit.run.answer(words.joined(separator: " ")) else { return nil }
    return follow(reply, in: visit)
  }

  /// The row that a line names as an answer, such as `#4`, which would be a comment elsewhere; nothing
  /// where none is asked for.
  func rowAnswer(in line: String) -> [String] {
    let text = line.filter { !$0.isWhitespace }
    guard let lesson, !lesson.isExploring, !lesson.run.isFinished, text.hasPrefix("#"),
      Int(text.dropFirst()) != nil
    else { return [] }
    return [text]
  }

  /// Tells a lesson that a command was refused.
  func excuseInLesson(_ words: [String]) { lesson?.run.excuse(words.joined(separator: " ")) }

  /// What a lesson says after a command was carried out.
  func lessonProgress(after command: Command, _ words: [String]) -> StyledText {
    deeds.note(command, words)
    guard var visit = lesson, !visit.isExploring, !visit.run.isFinished, command.group != .lesson,
      loaded != nil
    else { return StyledText() }
    let wasHidden = visit.run.hiddenFrom
    guard let reply = visit.run.observe(observation) else {
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
    let wasFinished = lesson?.run.isFinished ?? false
    lesson = visit
    let next = reply.lines.lastIndex { $0.beginsStep } ?? reply.lines.endIndex
    var verdict = text(of: reply.lines[..<next])
    verdict += shown(reply.shown, lastOnly: reply.showsLastOnly)
    if !reply.commands.isEmpty {
      let last = loaded?.now.lastNumber ?? 0
      let remarks = self.remarks
      for command in reply.commands { _ = runAside(command) }
      self.remarks = remarks
      verdict += lastAction(after: reply.commands[0].hasPrefix("load ") ? 0 : last)
    }
    if !reply.commands.isEmpty || !reply.shown.isEmpty {
      visit.run.begin(at: observation)
      lesson = visit
    }
    verdict += revealedRows(reply.revealed)
    keepProgress()
    var rest = next < reply.lines.endIndex ? text(of: visit.run.presentation()) : StyledText()
    if visit.run.isFinished, !wasFinished { rest += ending }
    return verdict.isEmpty || rest.isEmpty ? verdict + rest : verdict + "\n" + rest
  }

  /// What some commands say; of a run that is only to be seen at its end, what the last one leads to.
  private func shown(_ commands: [String], lastOnly: Bool) -> StyledText {
    let texts = commands.map { command in
      let text = runAside(command)
      return command.hasPrefix("load ") ? StyledText() : text
    }
    guard lastOnly else { return texts.reduce(StyledText(), +) }
    let isSilent = commands.last.map { $0 == "heal" || $0.hasPrefix("inject ") } ?? true
    return (texts.last ?? StyledText())
      + (isSilent && !commands.isEmpty ? lastAction(after: 0) : StyledText())
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

  /// What the last action led to that was done for the learner, as far as it may be seen; nothing
  /// where no row is new.
  private func lastAction(after last: Int) -> StyledText {
    guard let now = loaded?.now, now.lastNumber > last else { return StyledText() }
    let moment = visible(now)
    guard let first = moment.actions.last, first <= moment.lastNumber else { return StyledText() }
    return drawn(shown(moment), rows: first...now.lastNumber)
  }

  /// Runs a command outside the lesson's own bookkeeping; says what it says.
  private func runAside(_ command: String) -> StyledText {
    let visit = lesson
    let previous = self.previous
    lesson = nil
    let answer = evaluate(command)
    lesson = visit
    self.previous = previous
    return answer.text
  }

  /// Refuses commands that would take the ground from under an open step.
  func refuseInLesson(_ command: Command, _ words: [String]) throws(Refusal) {
    guard let lesson, !lesson.isExploring, !lesson.run.isFinished else { return }
    let step = lesson.run.step
    if step.forbidden.contains(command.name) {
      throw .failed("This step is to be done without  \(command.name).  skip  leaves it.")
    }
    let isQuestion = step.kind.isQuestion
    let tellsTooMuch = lesson.run.hiddenFrom != nil && command.needsWholeRun
    let isAskedFor = !isQuestion && step.foresees(command.name)
    let isList = command.listsAlone && words.count == 1
    guard
      command.changesModule && !isList && !isAskedFor || tellsTooMuch
        || isQuestion && command.isAction
    else { return }
    let reason = isQuestion ? "A question is open" : "A lesson is going on"
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
