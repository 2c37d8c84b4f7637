import LessonKit

extension Command {
  /// Returns a command that sends a request to the open lesson, such as `hint` or `skip`; `ask` returns the lesson's reply.
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
