import LessonKit
import TerminalText

extension Command {
  static let explore = Command(
    usage: "explore",
    help: "Steps out of the lesson to try things freely;  return  comes back to this step.",
    summary: "Leaves the lesson to try things freely",
    example: CommandExample("explore", after: "lesson first-message"),
    run: { session, _ throws(Refusal) in
      var visit = try session.requireLesson()
      guard !visit.isExploring else {
        throw .failed("You are exploring already.  return  goes back.")
      }
      visit.isExploring = true
      visit.pausedModule = session.loaded
      visit.previous = session.state.previous
      session.lesson = visit
      if let run = session.loaded?.run { _ = session.loadWhole(Run(run.module, run.variant)) }
      return StyledText(
        "Try what you like, beginning with  open; the lesson waits.  return  comes back to it.\n"
      )
    }
  )

  static let `return` = Command(
    usage: "return",
    help: "Comes back to the lesson from  explore, to the same step and the same state.",
    summary: "Comes back to the lesson",
    example: CommandExample("return", after: "lesson first-message; explore"),
    run: { session, _ throws(Refusal) in
      var visit = try session.requireLesson()
      guard visit.isExploring else {
        throw .failed("You are in the lesson.  again  shows the step.")
      }
      visit.isExploring = false
      session.loaded = visit.pausedModule
      session.state.previous = visit.previous
      visit.pausedModule = nil
      session.lesson = visit
      return session.visibleDrawing + session.follow(visit.run.again(), in: visit)
    }
  )
}
