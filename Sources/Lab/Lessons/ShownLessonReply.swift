import LessonKit
import TerminalText

// Carrying out what a lesson asks of the session, and showing it.

extension Session {
  /// Carries out what a lesson's reply asks, and returns the text below `lines` lines; a step without room waits for the Enter key.
  func follow(_ reply: LessonReply, in visit: LessonVisit, below lines: Int = 0) -> StyledText {
    var visit = visit
    let (wasFinished, left) = (lesson?.run.isFinished ?? false, lesson?.run.stepIndex ?? 0)
    lesson = visit
    let next = reply.lines.lastIndex { $0.beginsStep } ?? reply.lines.endIndex
    let said = text(of: reply.lines[..<next])
    var seen = shown(reply.shown, lastOnly: reply.showsLastOnly, below: said)
    let start = setUp(reply.commands)
    if !reply.commands.isEmpty || !reply.shown.isEmpty { visit.run.begin(at: observation) }
    seen += takePageNotices(in: visit.run.lesson, since: left)
    seen += revealedRows(reply.revealed)
    var verdict = reaction(said, seen, below: lines)
    var rest = next < reply.lines.endIndex ? text(of: visit.run.presentation()) : StyledText()
    let rows = start.map { beginning(of: $0, above: rest) } ?? StyledText()
    if !reply.shown.isEmpty { visit.noteHeight(of: verdict, in: left) }
    if !rest.isEmpty { visit.noteHeight(of: rows + rest, in: visit.run.stepIndex) }
    lesson = visit
    keepProgress()
    if visit.run.isFinished, !wasFinished { rest += ending }
    if !rest.isEmpty, let text = holding(rows, rest, below: verdict, and: lines) { return text }
    verdict += rows
    return verdict.isEmpty || rest.isEmpty ? verdict + rest : verdict + "\n" + rest
  }

  /// Runs the commands that prepare a step, and returns the last row before them: 0 if they begin with `load`.
  private func setUp(_ commands: [String]) -> Int? {
    guard let first = commands.first else { return nil }
    let last = loaded?.now.lastNumber ?? 0
    let remarks = state.remarks
    _ = runForPage(first)
    let isAnew = first.hasPrefix("load ")
    if isAnew { state.previous = nil }
    for command in commands.dropFirst() { _ = runForPage(command) }
    state.remarks = remarks
    return isAnew ? 0 : last
  }

  /// Runs the commands that a reply shows, and returns their output without `load`'s; with `lastOnly` only that of the last.
  private func shown(
    _ commands: [String],
    lastOnly: Bool,
    below verdict: StyledText
  ) -> StyledText {
    let previous = state.previous
    var left = LessonAttempt.maximumLines - verdict.height
    defer { (state.previous, linesLeft) = (previous, nil) }
    let texts = commands.map { command in
      linesLeft = left
      let text = runForPage(command)
      if !lastOnly { left -= text.height }
      return command.hasPrefix("load ") ? StyledText() : text
    }
    guard lastOnly else { return fitted(texts, of: commands, left: left) }
    let isSilent = commands.last.map { $0 == "heal" || $0.hasPrefix("inject ") } ?? true
    return (texts.last ?? StyledText())
      + (isSilent && !commands.isEmpty
        ? lastRows(after: 0, longest: ActionReport.maximumRows) : StyledText())
  }

  private func text(of lines: some Sequence<LessonLine>) -> StyledText {
    LessonText(lines: Array(lines), width: settings.width, isASCII: settings.isASCII).text
  }

  /// Joins the outputs; if `left` lines of the screen is negative, actions before the last one contribute only their last line.
  private func fitted(_ texts: [StyledText], of commands: [String], left: Int) -> StyledText {
    guard left < 0, let last = commands.lastIndex(where: isAction) else {
      return texts.reduce(StyledText(), +)
    }
    return texts.indices.reduce(into: StyledText()) { text, index in
      let isFolded = index < last && isAction(commands[index])
      let folded = texts[index].lastLine(after: commands[index])
      text += isFolded ? folded.wrapped(to: settings.width) : texts[index]
    }
  }

  private func isAction(_ command: String) -> Bool {
    Command.beginning(with: String(command.prefix { $0 != " " }))?.isAction ?? false
  }

  /// Holds `rows` and the next `step` back until Enter if the screen lacks room below `verdict`; returns nil if there is room.
  func holding(
    _ rows: StyledText,
    _ step: StyledText,
    below verdict: StyledText,
    and lines: Int
  ) -> StyledText? {
    let above = lines + verdict.height
    // The 4 lines: the typed line, a blank line after its output, a blank line before the step, and the prompt.
    guard let screenHeight, above > 0, above + rows.height + step.height + 4 > screenHeight else {
      return nil
    }
    lesson?.heldRows = rows
    return verdict + StyledText(verdict.isEmpty ? "" : "\n") + StyledText("Enter goes on.\n", .dim)
  }

  /// Returns the reply `said` above the output `shown`, or next to the prompt below it if both fill more than half the screen.
  func reaction(_ said: StyledText, _ shown: StyledText, below lines: Int) -> StyledText {
    guard let screenHeight, !shown.isEmpty, (said.height + shown.height + lines) * 2 > screenHeight
    else { return said + shown }
    return shown + said
  }

  /// Releases the held step; `words` of the group `keep` and those that leave or begin a lesson do not release it.
  func openHeldStep(before words: [String]) -> StyledText? {
    guard lesson?.heldRows != nil else { return nil }
    let command = words.first.flatMap { Command.beginning(with: $0) }
    let others = [Command.leave, .lesson, .exam, .recall].map(\.name) + ["lessons"]
    if let command, command.group == .keep || others.contains(command.name) { return nil }
    return takeHeldStep()
  }

  /// Returns the step that waits for Enter, in the language that the lesson has now, with its rows above it; nil if none waits.
  func takeHeldStep() -> StyledText? {
    guard let visit = lesson, let rows = visit.heldRows else { return nil }
    lesson?.heldRows = nil
    let step =
      text(of: visit.run.presentation()) + (visit.run.isFinished ? ending : StyledText())
    return rows.isEmpty ? step : rows + "\n" + step
  }
}

extension StyledText {
  /// Returns the last line that is no remark in parentheses, after the command that it answers.
  fileprivate func lastLine(after command: String) -> StyledText {
    let line = plain.split(separator: "\n").last { !$0.hasPrefix("(") } ?? ""
    return StyledText("\(command): \(line)\n")
  }

  var height: Int { plain.count { $0 == "\n" } }
}
