import LessonKit
import SequenceDiagrams

extension Session {
  /// What stands above the first prompt.
  public var welcome: StyledText {
    var text = StyledText("ViperLab", .strong)
    text += StyledText(": watch the objects of a VIPER screen talk to each other.\n")
    if let first = lessons.first {
      text += StyledText("New to VIPER? Type  ") + StyledText("lesson \(first.id)", .command)
      text += StyledText("  (\(first.minutes) minutes).  ")
    }
    return text + StyledText("All commands:  ") + StyledText("help", .command) + "\n"
  }
}
