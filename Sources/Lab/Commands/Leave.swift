import LessonKit
import TerminalText

extension Command {
  static let leave = Command(
    name: "leave",
    group: .lesson,
    usage: "leave",
    help: "Ends the lesson; the module stays loaded.",
    summary: "Ends the lesson",
    occasions: [.lesson],
    example: CommandExample("leave", after: "lesson first-message"),
    run: { session, words throws(Refusal) in
      try expect(words, atMost: 0, "leave")
      let visit = try session.requireLesson()
      session.lesson = nil
      let name = visit.run.lesson.id
      return StyledText("You have left the lesson.  lesson \(name)  begins it again.\n")
    }
  )
}
