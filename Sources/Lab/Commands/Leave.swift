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
      let verb = visit.run.isFinished || visit.run.isTest ? "begins it" : "goes on from here"
      return StyledText(telling: "You have left the lesson.  lesson \(name)  \(verb).\n")
    }
  )
}
