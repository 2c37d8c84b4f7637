import LessonKit
import TerminalText
import Traces

extension Command {
  static let lesson = Command(
    usage: "lesson NAME [test]",
    help: """
      Begins a lesson, or goes on where you left it; it loads its own module. Leave it any \
      time with  leave.  With  test  only its idea is asked for, on another module.
      An own lesson is named by its file:  lesson our-checkout.md
      Alone it lists the lessons: the minutes each takes, what is done, what comes next.
      """,
    summary: "Begins a lesson; alone it lists them",
    example: CommandExample("lesson"),
    maximumWords: 2,
    closedWords: 2,
    complete: { session, words in words.isEmpty ? session.lessons.headings.map(\.id) : ["test"] },
    describe: { session, word in
      session.lessons.headings.first { $0.id == word }.map { "\($0.title) (\($0.minutes) minutes)" }
    },
    run: { session, words throws(Refusal) in
      guard let name = words.first else { return session.lessonList }
      let isTest = words.count == 2
      if isTest, words[1] != "test" { throw .needless(words[1], "lesson NAME [test]") }
      return try session.beginLesson(name, isTest: isTest)
    }
  )

  static let exam = Command(
    usage: "exam NAME",
    help: """
      Begins the exam; your name draws its faults, and a second sitting may draw others.
      Alone it goes on with one that is open. A hint, a miss and a wrong guess cost 2 points.
      """,
    summary: "Begins the exam",
    example: CommandExample("exam Ada"),
    maximumWords: 1,
    run: { session, words throws(Refusal) in try session.beginExam(words.first) }
  )

  static let recall = Command(
    usage: "recall",
    help: """
      Asks again what you have learnt: at most six questions that are due, which they are \
      1, 3, 7 and 21 days after you answered them. In a script,  set today 2026-03-05  says the day.
      """,
    summary: "Asks again what is due today",
    example: CommandExample("recall", after: "set today 2026-03-05"),
    run: { session, _ throws(Refusal) in try session.beginRecall() }
  )

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

extension Session {
  /// The lessons with a line of their own; others share paragraphs, so that the list fits on a screen.
  private static let maximumListedLessons = 18

  var lessonList: StyledText {
    let headings = lessons.headings
    guard !headings.isEmpty else {
      let text = "There are no lessons here.  lesson our-checkout.md  begins one from its file.\n"
      return StyledText(telling: text) + unreadable
    }
    let progress = self.progress
    let path = path(in: progress)
    let way = path.items(among: headings.map(\.id)).map(\.lesson).uniqued()
    let first = way.firstIndex { !progress.isDone($0) } ?? 0
    let exercises = exercises()
    let limit = max(1, Self.maximumListedLessons - exercises.count)
    let start = max(0, min(first, way.count - limit))
    let listed = way[start...].prefix(limit)
    let others = headings.map(\.id).filter { !way.contains($0) }
    let before = way[..<start].map { progress.isSolved($0) ? $0 : "\($0) (skipped)" }
    return names("Done before", before[...])
      + lines(of: listed.compactMap { name in headings.first { $0.id == name } }, in: progress)
      + names("Then", way[(start + listed.count)...]) + names("Beside the path", others[...])
      + StyledText(lines: exercises.map { StyledText($0.sentence) })
      + StyledText(telling: dueSentence(in: progress).map { $0 + "\n" } ?? "")
      + next(in: progress, on: path) + unreadable
  }

  private var unreadable: StyledText {
    StyledText(lines: lessons.problems.map { StyledText("Left out: \($0)", .bad) })
  }

  private func lines(of headings: [LessonHeading], in progress: LearnerProgress) -> StyledText {
    let width = headings.map(\.id.displayWidth).max() ?? 0
    return StyledText(
      lines: headings.map { lesson in
        StyledText(lesson.id, .command).padded(to: width + 2) + StyledText(lesson.title)
          + StyledText("  (\(lesson.minutes) minutes)", .dim) + state(of: lesson.id, in: progress)
      }
    )
  }

  func names(_ title: String, _ names: ArraySlice<String>) -> StyledText {
    names.isEmpty
      ? StyledText() : StyledText("\(title): \(names.joined(separator: ", ")).\n", .dim)
  }

  private func next(in progress: LearnerProgress, on path: LearningPath) -> StyledText {
    guard let next = nextSentence(in: progress), let lesson = nextLesson(in: progress)?.lesson
    else { return StyledText() }
    let isOnPath = path.items.contains { $0.lesson == lesson }
    let heading = isOnPath ? "Next on the path of a \(path.name):" : "Next:"
    return StyledText(telling: heading + next + "\n")
  }

  private func state(of name: String, in progress: LearnerProgress) -> StyledText {
    guard let state = progress.lessons[name] else { return StyledText() }
    if let step = state.openStep, let lesson = try? lessons.lesson(named: name),
      let index = lesson.steps.firstIndex(where: { $0.id == step }), index > 0
    {
      return StyledText("  step \(index + 1) of \(lesson.length)", .good)
    }
    let skipped = progress.skippedCount(of: name)
    if skipped > 0 { return StyledText("  skipped \(skipped.counted("step"))") }
    return state.isDone ? StyledText("  done", .good) : StyledText()
  }
}
