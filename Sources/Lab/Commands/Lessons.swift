import LessonKit
import SequenceDiagrams

extension Command {
  static let lessons = Command(
    name: "lessons",
    group: .start,
    usage: "lessons",
    help: "Lists the lessons, with the minutes each takes.",
    run: { session, words throws(Refusal) in
      try expect(words, atMost: 0, "lessons")
      let width = session.lessons.map(\.id.displayWidth).max() ?? 0
      guard !session.lessons.isEmpty else { return StyledText("There are no lessons here.\n") }
      return StyledText(
        lines: session.lessons.map { lesson in
          StyledText(lesson.id, .command).padded(to: width + 2) + StyledText(lesson.title)
            + StyledText("  (\(lesson.minutes) minutes)", .dim)
        }
      )
    }
  )

  static let lesson = Command(
    name: "lesson",
    group: .start,
    usage: "lesson NAME",
    help: "Begins a lesson; it loads its own module. Leave it any time with  leave.",
    complete: { session, words in words.isEmpty ? session.lessons.map(\.id) : [] },
    run: { session, words throws(Refusal) in
      try expect(words, atMost: 1, "lesson NAME")
      guard let name = words.first else { throw .misused("Which lesson?  lessons  lists all.") }
      guard let lesson = session.lessons.first(where: { $0.id == name.lowercased() }) else {
        throw .unknown("lesson", name, among: session.lessons.map(\.id), all: "lessons")
      }
      var run = LessonRun(lesson)
      let reply = run.restart()
      return session.follow(reply, in: LessonVisit(run: run))
    }
  )

  static let go = lessonCommand("go", "Goes on to the next step; an empty line does the same.") {
    $0.next()
  }
  static let hint = lessonCommand("hint", "Gives a hint; each further one says more.") {
    $0.hint()
  }
  static let answer = lessonCommand("answer", "Shows the answer; you still type it yourself.") {
    $0.giveAnswer()
  }
  static let skip = lessonCommand("skip", "Leaves this step unsolved and goes on.") { $0.skip() }
  static let again = lessonCommand("again", "Shows the step again.") { $0.again() }
  static let restart = lessonCommand("restart", "Begins the lesson anew.") { $0.restart() }

  static let explore = Command(
    name: "explore",
    group: .lesson,
    usage: "explore",
    help: "Steps out of the lesson to try things freely;  return  comes back to this step.",
    run: { session, words throws(Refusal) in
      try expect(words, atMost: 0, "explore")
      var visit = try session.requireLesson()
      guard !visit.isExploring else {
        throw .failed("You are exploring already.  return  goes back.")
      }
      visit.isExploring = true
      visit.away = session.loaded
      session.lesson = visit
      if let loaded = session.loaded { _ = session.load(loaded.module, loaded.variant) }
      return StyledText("Try what you like; the lesson waits.  return  comes back to it.\n")
    }
  )

  static let `return` = Command(
    name: "return",
    group: .lesson,
    usage: "return",
    help: "Comes back to the lesson from  explore, to the same step and the same state.",
    run: { session, words throws(Refusal) in
      try expect(words, atMost: 0, "return")
      var visit = try session.requireLesson()
      guard visit.isExploring else {
        throw .failed("You are in the lesson.  again  shows the step.")
      }
      visit.isExploring = false
      session.loaded = visit.away
      visit.away = nil
      return session.follow(visit.run.again(), in: visit)
    }
  )

  static let leave = Command(
    name: "leave",
    group: .lesson,
    usage: "leave",
    help: "Ends the lesson; the module stays loaded.",
    run: { session, words throws(Refusal) in
      try expect(words, atMost: 0, "leave")
      let visit = try session.requireLesson()
      session.lesson = nil
      let name = visit.run.lesson.id
      return StyledText("You have left the lesson.  lesson \(name)  begins it again.\n")
    }
  )

  /// A command that asks the open lesson for something.
  private static func lessonCommand(
    _ name: String,
    _ help: String,
    _ ask: @escaping @Sendable (inout LessonRun) -> LessonReply
  ) -> Command {
    Command(name: name, group: .lesson, usage: name, help: help) { session, words throws(Refusal) in
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
