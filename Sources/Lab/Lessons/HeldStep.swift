import TerminalText

// A step held back until the Enter key, so that the reaction to the previous step stays on the screen.

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
