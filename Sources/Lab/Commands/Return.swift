import LessonKit
import TerminalText

extension Command {
  static let `return` = Command(
    name: "return",
    group: .lesson,
    help: "Comes back to the lesson from  explore, to the same step and the same state.",
    summary: "Comes back to the lesson",
    situations: [.exploring],
    example: CommandExample("return", after: "lesson first-message; explore"),
    run: { session, _ throws(Refusal) in
      var visit = try session.requireLesson()
      guard visit.isExploring else {
        throw .failed("You are in the lesson.  again  shows the step.")
      }
      visit.isExploring = false
      session.loaded = visit.pausedModule
      session.previous = visit.previous
      visit.pausedModule = nil
      session.lesson = visit
      return session.visibleDrawing + session.follow(visit.run.again(), in: visit)
    }
  )
}
