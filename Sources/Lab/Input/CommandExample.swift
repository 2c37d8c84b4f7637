import TerminalText
import Traces

/// A command as it may be typed, and what was typed before it; `help` plays it.
struct CommandExample: Sendable, Equatable {
  /// What is typed.
  let line: String
  /// What has to be typed before it; empty where nothing has.
  let before: String

  /// Makes an example of a line, after others.
  init(_ line: String, after before: String = "") {
    self.line = line
    self.before = before
  }

  /// As many lines of the answer are shown.
  private static let longest = 12
}

extension CommandExample {
  /// What is answered to it in a session with the same modules that has just begun; nil where it
  /// cannot be typed there, as with a team's own modules.
  func answer(in session: Session) -> Answer? {
    let fresh = session.makeFresh()
    fresh.settings = session.settings
    fresh.settings.width -= CommandExample.indent.count
    fresh.isAttended = true
    if !before.isEmpty, fresh.answerNow(before).status != .done { return nil }
    fresh.remarks.keepSilent()
    let answer = fresh.answerNow(line)
    return answer.status == .done ? answer : nil
  }

  /// The example with its answer; without one where that would tell what a question asks.
  func text(in session: Session) -> StyledText {
    let isQuestion = session.hiddenByQuestion != nil
    let answer = isQuestion ? nil : answer(in: session)
    guard isQuestion || answer != nil else { return "" }
    var text: StyledText = "For example"
    if !before.isEmpty { text += StyledText(", after  ") + StyledText(before, .command) }
    text +=
      ":\n" + StyledText(CommandExample.indent + "viper> ", .dim)
      + StyledText(line, .command) + "\n"
    let lines = answer?.text.lines ?? []
    for line in lines.prefix(CommandExample.longest) {
      text += line.isEmpty ? "\n" : StyledText(CommandExample.indent) + line + "\n"
    }
    let rest = lines.count - CommandExample.longest
    guard rest > 0 else { return text }
    return text + StyledText("\(CommandExample.indent)and \(rest.counted("line")) more\n", .dim)
  }

  private static let indent = "  "
}
