import TerminalText

// A step that waits for the Enter key, so that the reaction above it stays on the screen.

extension Session {
  /// The reaction alone, where the screen has no room for the next step below it; nil where it has.
  func holding(
    _ rows: StyledText,
    _ step: StyledText,
    below verdict: StyledText,
    and lines: Int
  ) -> StyledText? {
    let above = lines + verdict.height
    // What was typed, a blank line below what it has shown and one above the step, and the prompt.
    guard let screenHeight, above > 0, above + rows.height + step.height + 4 > screenHeight else {
      return nil
    }
    lesson?.held = rows.isEmpty ? step : rows + "\n" + step
    return verdict + StyledText(verdict.isEmpty ? "" : "\n") + StyledText("Enter goes on.\n", .dim)
  }

  /// What was said to an answer and what is shown of it, in that order where both take less than half of the screen;
  /// else what was said comes last, where it is read.
  func reaction(_ said: StyledText, _ shown: StyledText, below lines: Int) -> StyledText {
    guard let screenHeight, !shown.isEmpty, (said.height + shown.height + lines) * 2 > screenHeight
    else { return said + shown }
    return shown + said
  }

  /// The step that waits; nil where none does.
  ///
  /// Whatever is typed shows it first, but what belongs to no step, or begins another lesson.
  func openHeldStep(before words: [String]) -> StyledText? {
    guard let held = lesson?.held else { return nil }
    let command = words.first.flatMap { Command.beginning(with: $0) }
    let others = [Command.leave, .lesson, .exam, .recall].map(\.name) + ["lessons"]
    if let command, command.group == .keep || others.contains(command.name) { return nil }
    lesson?.held = nil
    return held
  }
}

extension StyledText {
  /// How many lines it takes.
  var height: Int { plain.count { $0 == "\n" } }
}
