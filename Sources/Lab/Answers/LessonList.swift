import LessonKit
import TerminalText

extension Session {
  /// The lessons, with the minutes each takes.
  var lessonList: StyledText {
    let width = lessons.headings.map(\.id.displayWidth).max() ?? 0
    guard !lessons.headings.isEmpty else { return StyledText("There are no lessons here.\n") }
    return StyledText(
      lines: lessons.headings.map { lesson in
        StyledText(lesson.id, .command).padded(to: width + 2) + StyledText(lesson.title)
          + StyledText("  (\(lesson.minutes) minutes)", .dim)
      }
    )
  }
}
