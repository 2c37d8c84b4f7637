import LessonKit

extension Command {
  static let path = Command(
    usage: "path [NAME]",
    help: """
      Chooses your way through the lessons, and lists each of its lessons with what is done.
      Alone it lists the ways; > marks yours.
      """,
    summary: "Chooses your way through the lessons",
    example: CommandExample("path"),
    closedWords: 1,
    complete: { _, words in words.isEmpty ? LearningPath.all.map(\.name) : [] },
    describe: { _, word in LearningPath.named(word)?.audience },
    run: { session, words throws(Refusal) in
      try expect(words, atMost: 1, "path [NAME]")
      return try session.choosePath(words.first)
    }
  )
}
