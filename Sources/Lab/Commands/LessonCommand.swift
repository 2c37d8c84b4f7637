import LessonKit

extension Command {
  /// A command that asks the open lesson for something.
  static func asking(
    _ name: String,
    help: String,
    summary: String,
    occasions: Set<Occasion> = [],
    example: CommandExample,
    _ ask: @escaping @Sendable (inout LessonRun) -> LessonReply
  ) -> Command {
    Command(
      name: name,
      group: .lesson,
      usage: name,
      help: help,
      summary: summary,
      occasions: occasions,
      example: example
    ) { session, words throws(Refusal) in
      try expect(words, atMost: 0, name)
      var visit = try session.requireLesson()
      guard !visit.isExploring else {
        throw .failed("You are exploring.  return  comes back to the lesson.")
      }
      let reply = ask(&visit.run)
      return session.follow(reply, in: visit)
    }
  }
}
