import LessonKit
import TerminalText
import Traces

extension Session {
  /// The text that greets the person above the first prompt.
  public var welcome: StyledText {
    var text = StyledText("ViperLab", .strong)
    text += StyledText(": watch VIPER objects talk.")
    text += StyledText(telling: invitation)
    return text + StyledText("\nAll commands:  ") + StyledText("help", .command) + "\n"
  }

  private var invitation: String {
    let progress = self.progress
    guard let next = nextSentence(in: progress) else { return "" }
    let isNew = progress.lessons.isEmpty
    // A new learner has no questions due, so the question bank is not read.
    let due = isNew ? 0 : today.map { progress.dueItems(in: lessons.bank, on: $0).count } ?? 0
    let recall = due > 0 ? "\n\(due.counted("question")) due:  recall  asks." : ""
    return "\n" + (isNew ? "New to it? Press Enter:" : "Enter goes on:") + next + recall
  }
}
