import LessonKit
import TerminalText

extension Command {
  static let leave = Command(
    usage: "leave",
    help: "Ends the lesson; the module stays loaded.",
    summary: "Ends the lesson",
    example: CommandExample("leave", after: "lesson first-message"),
    run: { session, _ throws(Refusal) in
      let visit = try session.requireLesson()
      session.lesson = nil
      let name = visit.run.lesson.id
      guard name != Lesson.recallID else { return StyledText("You have left the questions.\n") }
      if visit.run.isTest {
        let text = "You have left the test.  lesson \(name) test  begins it anew.\n"
        return StyledText(telling: text)
      }
      let verb = visit.run.isFinished ? "begins it" : "goes on from here"
      return StyledText(telling: "You have left the lesson.  lesson \(name)  \(verb).\n")
    }
  )
}
