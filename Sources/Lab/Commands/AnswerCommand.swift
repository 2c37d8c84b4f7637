import LessonKit

extension Command {
  static let answer = Command(
    name: "answer",
    group: .lesson,
    help: """
      Shows the answer and puts it into your line; you still send it yourself. An answer that \
      names a file is only shown: type it if you want it.
      """,
    summary: "Shows the answer",
    situations: [.lesson],
    example: CommandExample("answer", after: "lesson first-message"),
    run: { session, _ throws(Refusal) in
      var visit = try session.requireLesson(mayExplore: false)
      let reply = visit.run.giveAnswer()
      let line = visit.run.proposedLines.first ?? ""
      // A draft is run by Enter alone. An answer that names a file does not become a draft, so that only a learner who
      // types it accesses the file.
      session.draft = session.namesFile(line) ? "" : line
      return session.follow(reply, in: visit)
    }
  )
}
