import LessonKit

extension Command {
  static let lesson = Command(
    name: "lesson",
    group: .start,
    usage: "lesson NAME [test]",
    help: """
      Begins a lesson, or goes on where you left it; it loads its own module. Leave it any \
      time with  leave.  With  test  only its idea is asked for, on another module.
      An own lesson is named by its file:  lesson our-checkout.md
      Alone it lists the lessons: the minutes each takes, what is done, what comes next.
      """,
    summary: "Begins a lesson; alone it lists them",
    situations: [.empty],
    example: CommandExample("lesson"),
    closedWords: 2,
    complete: { session, words in
      switch words.count {
      case 0: session.lessons.headings.map(\.id)
      case 1: ["test"]
      default: []
      }
    },
    describe: { session, word in
      session.lessons.headings.first { $0.id == word }.map { "\($0.title) (\($0.minutes) minutes)" }
    },
    run: { session, words throws(Refusal) in
      try expect(words, atMost: 2, "lesson NAME [test]")
      guard let name = words.first else { return session.lessonList }
      let isTest = words.count == 2
      if isTest, words[1] != "test" { throw .needless(words[1], "lesson NAME [test]") }
      return try session.beginLesson(name, isTest: isTest)
    }
  )
}
