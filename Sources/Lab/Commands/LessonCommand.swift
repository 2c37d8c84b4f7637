import LessonKit

extension Command {
  static func asking(
    _ name: String,
    help: String,
    summary: String,
    situations: Set<SessionSituation> = [],
    example: CommandExample,
    _ ask: @escaping @Sendable (inout LessonAttempt) -> LessonReply
  ) -> Command {
    Command(
      name: name,
      group: .lesson,
      help: help,
      summary: summary,
      situations: situations,
      example: example
    ) { session, _ throws(Refusal) in
      var visit = try session.requireLesson(mayExplore: false)
      let reply = ask(&visit.run)
      return session.follow(reply, in: visit)
    }
  }
}
