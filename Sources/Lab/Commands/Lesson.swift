import LessonKit

extension Command {
  static let lesson = Command(
    name: "lesson",
    group: .start,
    usage: "lesson NAME",
    help: """
      Begins a lesson; it loads its own module. Leave it any time with  leave.
      Alone it lists the lessons, with the minutes each takes.
      """,
    summary: "Begins a lesson; alone it lists them",
    occasions: [.empty],
    example: CommandExample("lesson"),
    closedWords: 1,
    complete: { session, words in words.isEmpty ? session.lessons.headings.map(\.id) : [] },
    describe: { session, word in
      session.lessons.headings.first { $0.id == word }.map { "\($0.title) (\($0.minutes) minutes)" }
    },
    run: { session, words throws(Refusal) in
      try expect(words, atMost: 1, "lesson NAME")
      guard let name = words.first else { return session.lessonList }
      let lesson = try session.openLesson(name)
      var run = LessonRun(lesson, seed: session.seed)
      let reply = run.restart()
      return session.follow(reply, in: LessonVisit(run: run))
    }
  )
}

extension Session {
  /// The lesson of that name, or a refusal.
  fileprivate func openLesson(_ name: String) throws(Refusal) -> Lesson {
    let lesson: Lesson?
    do throws(LessonError) {
      lesson = try lessons.lesson(named: name.lowercased())
    } catch {
      throw .failed("\(error)")
    }
    if let lesson { return lesson }
    throw .unknown("lesson", name, among: lessons.headings.map(\.id), all: "lesson")
  }
}
