import TerminalText

// A step held back until the Enter key, so that the reaction to the previous step stays on the screen.

extension Session {
  /// Holds back the next step, `step` below its `rows`, if the screen has no room for all, and returns the verdict.
  ///
  /// Returns nil if there is room, if the screen's height is unknown, or if nothing stands above the step: `lines`
  /// lines and `verdict` do.
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

  /// Returns the reply `said`, followed by the output `shown`, if both and the `lines` above take at most half of the
  /// screen.
  ///
  /// On a smaller screen the reply follows the output, so that it is next to the prompt, where it is read.
  func reaction(_ said: StyledText, _ shown: StyledText, below lines: Int) -> StyledText {
    guard let screenHeight, !shown.isEmpty, (said.height + shown.height + lines) * 2 > screenHeight
    else { return said + shown }
    return shown + said
  }

  /// Returns the step of the lesson that was held back, and releases it; nil if none is held back or `words` leave it
  /// so.
  ///
  /// Any line shows the held step first, except commands that keep something, such as `save`, and commands that leave
  /// or begin a lesson.
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
