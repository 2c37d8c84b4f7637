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
    maximumWords: 1,
    closedWords: 1,
    complete: { _, _ in LearningPath.all.map(\.name) },
    describe: { _, word in LearningPath.named(word)?.audience },
    run: { session, words throws(Refusal) in try session.choosePath(words.first) }
  )
}
