import LessonKit
import PrintableText
import TerminalText

extension Command {
  static let explore = Command(
    usage: "explore",
    group: .lesson,
    help: "Steps out of the lesson to try things freely;  return  comes back to this step.",
    summary: "Leaves the lesson to try things freely",
    situations: [.lesson],
    example: CommandExample("explore", after: "lesson first-message"),
    run: { session, _ throws(Refusal) in
      var visit = try session.requireLesson()
      guard !visit.isExploring else {
        throw .failed("You are exploring already.  return  goes back.")
      }
      visit.isExploring = true
      visit.pausedModule = session.loaded
      visit.previous = session.previous
      session.lesson = visit
      if let run = session.loaded?.run { _ = session.loadWhole(Run(run.module, run.variant)) }
      return StyledText(
        "Try what you like, beginning with  open; the lesson waits.  return  comes back to it.\n"
      )
    }
  )

  static let `return` = Command(
    usage: "return",
    group: .lesson,
    help: "Comes back to the lesson from  explore, to the same step and the same state.",
    summary: "Comes back to the lesson",
    situations: [.exploring],
    example: CommandExample("return", after: "lesson first-message; explore"),
    run: { session, _ throws(Refusal) in
      var visit = try session.requireLesson()
      guard visit.isExploring else {
        throw .failed("You are in the lesson.  again  shows the step.")
      }
      visit.isExploring = false
      session.loaded = visit.pausedModule
      session.previous = visit.previous
      visit.pausedModule = nil
      session.lesson = visit
      return session.visibleDrawing + session.follow(visit.run.again(), in: visit)
    }
  )

  static let leave = Command(
    usage: "leave",
    group: .lesson,
    help: "Ends the lesson; the module stays loaded.",
    summary: "Ends the lesson",
    situations: [.lesson],
    example: CommandExample("leave", after: "lesson first-message"),
    run: { session, _ throws(Refusal) in
      let visit = try session.requireLesson()
      session.lesson = nil
      let name = visit.run.lesson.id
      guard name != Lesson.recallID else { return StyledText("You have left the questions.\n") }
      let verb = visit.run.isFinished || visit.run.isTest ? "begins it" : "goes on from here"
      return StyledText(telling: "You have left the lesson.  lesson \(name)  \(verb).\n")
    }
  )

  static let mark = Command(
    usage: "mark [TEXT]",
    group: .lesson,
    help: "Notes the open step, with a text of yours;  progress notes  lists them.",
    summary: "Notes the open step",
    example: CommandExample("mark ask the team about this", after: "lesson first-message"),
    run: { session, words throws(Refusal) in
      let run = try session.requireLesson().run
      let text = words.joined(separator: " ").printable()
      session.keep([.mark(lesson: run.lesson.id, step: run.step.id, text: text)])
      return StyledText(telling: "Marked: \(run.step.id).  progress notes  lists what is marked.\n")
    }
  )

  static let recall = Command(
    usage: "recall",
    group: .lesson,
    help: """
      Asks again what you have learnt: at most six questions that are due, which they are \
      1, 3, 7 and 21 days after you answered them. In a script,  set today 2026-03-05  says the day.
      """,
    summary: "Asks again what is due today",
    example: CommandExample("recall", after: "set today 2026-03-05"),
    run: { session, _ throws(Refusal) in try session.beginRecall() }
  )

  static let exam = Command(
    usage: "exam NAME",
    group: .lesson,
    help: """
      Begins the exam; your name draws its faults, and a second sitting has others.
      Alone it goes on with one that is open. A hint, a miss and a wrong guess cost 2 points.
      """,
    summary: "Begins the exam",
    example: CommandExample("exam Ada"),
    run: { session, words throws(Refusal) in
      try expect(words, atMost: 1, "exam NAME")
      return try session.beginExam(words.first)
    }
  )

  static let path = Command(
    usage: "path [NAME]",
    group: .lesson,
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
