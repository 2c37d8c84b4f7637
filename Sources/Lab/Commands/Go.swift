import LessonKit

extension Command {
  static let go = Command(
    name: "go",
    group: .lesson,
    help: """
      Goes on to the next step, and from the end of a lesson to the next; an empty line does \
      the same.
      """,
    summary: "Goes on; an empty line does the same",
    situations: [.lesson],
    example: CommandExample("go", after: "lesson first-message; skip; skip"),
    run: { session, _ throws(Refusal) in
      var visit = try session.requireLesson()
      guard !visit.isExploring else {
        throw .failed("You are exploring.  return  comes back to the lesson.")
      }
      if let beginning = try session.beginNext() { return beginning }
      let reply = visit.run.next()
      return session.follow(reply, in: visit)
    }
  )
}
