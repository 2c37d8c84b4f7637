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
      var visit = try session.requireLesson(mayExplore: false)
      if let beginning = try session.beginNext() { return beginning }
      let reply = visit.run.next()
      return session.follow(reply, in: visit)
    }
  )
}
