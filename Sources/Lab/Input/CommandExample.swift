import TerminalText
import Traces

struct CommandExample: Sendable, Equatable {
  let line: String
  /// The line that runs before `line`; empty when none is needed.
  let before: String

  init(_ line: String, after before: String = "") {
    self.line = line
    self.before = before
  }

  private static let maximumLines = 12
}

extension CommandExample {
  /// Runs the example in a new session with the modules of `session` and returns its answer; nil when the example does not succeed,
  /// as with modules other than the samples.
  func answer(in session: Session) -> Answer? {
    let fresh = session.makeFresh()
    fresh.settings = session.settings
    fresh.settings.width -= CommandExample.indent.count
    fresh.isAttended = true
    if !before.isEmpty, fresh.answerNow(before).status != .done { return nil }
    fresh.remarks.isSilent = true
    let answer = fresh.answerNow(line)
    return answer.status == .done ? answer : nil
  }

  /// Returns the example with its answer, or an empty text when it does not succeed.
  ///
  /// While a question is open, the answer is left out, because it could show the solution.
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
    for line in lines.prefix(CommandExample.maximumLines) {
      text += line.isEmpty ? "\n" : StyledText(CommandExample.indent) + line + "\n"
    }
    let rest = lines.count - CommandExample.maximumLines
    guard rest > 0 else { return text }
    return text + StyledText("\(CommandExample.indent)and \(rest.counted("line")) more\n", .dim)
  }

  private static let indent = "  "
}
