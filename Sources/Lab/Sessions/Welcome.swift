import LessonKit
import TerminalText

extension Session {
  /// The text that greets the person above the first prompt.
  public var welcome: StyledText {
    StyledText("ViperLab", .strong) + ": watch VIPER objects talk."
      + StyledText(telling: invitation) + "\nAll commands:  " + StyledText("help", .command) + "\n"
  }

  private var invitation: String {
    let progress = self.progress
    guard let next = nextSentence(in: progress) else { return "" }
    let isNew = progress.lessons.isEmpty
    // A new learner has no questions due, so the question bank is not read.
    let recall = isNew ? "" : dueSentence(in: progress).map { "\n" + $0 } ?? ""
    return "\n" + (isNew ? "New to it? Press Enter:" : "Enter goes on:") + next + recall
  }
}
