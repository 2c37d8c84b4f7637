import LessonKit
import TerminalText

extension Command {
  static let lessons = Command(
    name: "lessons",
    group: .start,
    usage: "lessons",
    help: "Lists the lessons, with the minutes each takes.",
    run: { session, words throws(Refusal) in
      try expect(words, atMost: 0, "lessons")
      let width = session.lessons.headings.map(\.id.displayWidth).max() ?? 0
      guard !session.lessons.headings.isEmpty else {
        return StyledText("There are no lessons here.\n")
      }
      return StyledText(
        lines: session.lessons.headings.map { lesson in
          StyledText(lesson.id, .command).padded(to: width + 2) + StyledText(lesson.title)
            + StyledText("  (\(lesson.minutes) minutes)", .dim)
        }
      )
    }
  )
}
