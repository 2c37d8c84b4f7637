import LessonKit
import TerminalText

extension Session {
  /// What stands above the first prompt.
  public var welcome: StyledText {
    var text = StyledText("ViperLab", .strong)
    text += StyledText(": watch VIPER objects talk.")
    if let first = lessons.first {
      text += StyledText(" New to it? Type  ") + StyledText("lesson \(first.id)", .command)
      text += StyledText("\n(\(first.minutes) minutes).")
    }
    return text + StyledText(" All commands:  ") + StyledText("help", .command) + "\n"
  }
}
