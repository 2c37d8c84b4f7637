import LessonKit
import TerminalText

// Carrying out what a lesson asks of the session, and showing it.

extension Session {
  /// Carries out what a lesson's reply asks of the session, and returns the text to show.
  ///
  /// When the screen has no room for the verdict and the next step, the step waits for the Enter key; `lines` is the number of
  /// lines that the present command has already shown.
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

  /// Runs the commands that prepare a step, and returns the number of the last row before them; nil without commands.
  ///
  /// If the first command is `load`, returns 0 and forgets the recording with which `diff` would compare.
  private func setUp(_ commands: [String]) -> Int? {
    guard let first = commands.first else { return nil }
    let last = loaded?.now.lastNumber ?? 0
    let remarks = self.remarks
    _ = runForPage(first)
    let isAnew = first.hasPrefix("load ")
    if isAnew { previous = nil }
    for command in commands.dropFirst() { _ = runForPage(command) }
    self.remarks = remarks
    return isAnew ? 0 : last
  }

  /// Runs the commands that a reply shows below a verdict, and returns their output without the output of `load`.
  ///
  /// With `lastOnly` returns only the last command's output; for `heal` and `inject`, also the rows of the last action.
  private func shown(
    _ commands: [String],
    lastOnly: Bool,
    below verdict: StyledText
  ) -> StyledText {
    let previous = self.previous
    var left = LessonAttempt.maximumLines - verdict.height
    defer { (self.previous, linesLeft) = (previous, nil) }
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

  /// Joins the outputs of commands.
  ///
  /// If `left`, the number of free screen lines, is negative, each action before the last one contributes only its last line.
  private func fitted(_ texts: [StyledText], of commands: [String], left: Int) -> StyledText {
    guard left < 0, let last = commands.lastIndex(where: isAction) else {
      return texts.reduce(StyledText(), +)
    }
    return texts.indices.reduce(into: StyledText()) { text, index in
      let isFolded = index < last && isAction(commands[index])
      text += isFolded ? texts[index].lastLine(after: commands[index]) : texts[index]
    }
  }

  private func isAction(_ command: String) -> Bool {
    Command.beginning(with: String(command.prefix { $0 != " " }))?.isAction ?? false
  }
}

extension StyledText {
  fileprivate func lastLine(after command: String) -> StyledText {
    let line = plain.split(separator: "\n").last.map(String.init) ?? ""
    return StyledText("\(command): \(line)\n")
  }
}

// MARK: - Held steps

// A step is held back until the Enter key, so that the reaction to the previous step stays on the screen.

extension Session {
  /// Holds `rows` and the next `step` back until Enter is pressed, if the screen lacks room; returns `verdict` and a note on Enter.
  ///
  /// Above them stand `lines` lines and `verdict`. Returns nil, and holds nothing back, if there is room, if nothing stands above,
  /// or if the screen's height is unknown.
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
    lesson?.heldStep = rows.isEmpty ? step : rows + "\n" + step
    return verdict + StyledText(verdict.isEmpty ? "" : "\n") + StyledText("Enter goes on.\n", .dim)
  }

  /// Returns the reply `said` above the output `shown`, or below it if both and the `lines` lines above fill more than half the
  /// screen.
  ///
  /// Below the output, the reply is next to the prompt. The reply stands above if the screen's height is unknown.
  func reaction(_ said: StyledText, _ shown: StyledText, below lines: Int) -> StyledText {
    guard let screenHeight, !shown.isEmpty, (said.height + shown.height + lines) * 2 > screenHeight
    else { return said + shown }
    return shown + said
  }

  /// Releases the held step of the lesson and returns its text; nil if no step is held, or `words` do not release it.
  ///
  /// Any line releases the step, except commands of the group `keep`, such as `save`, and commands that leave or begin a lesson.
  func openHeldStep(before words: [String]) -> StyledText? {
    guard let held = lesson?.heldStep else { return nil }
    let command = words.first.flatMap { Command.beginning(with: $0) }
    let others = [Command.leave, .lesson, .exam, .recall].map(\.name) + ["lessons"]
    if let command, command.group == .keep || others.contains(command.name) { return nil }
    lesson?.heldStep = nil
    return held
  }
}

extension StyledText {
  var height: Int { plain.count { $0 == "\n" } }
}
