import LessonKit
import PrintableText
import TerminalText

extension Command {
  private static func asking(
    _ name: String,
    help: String,
    summary: String,
    after before: String = "lesson first-message",
    _ ask: @escaping @Sendable (inout LessonAttempt) -> LessonReply
  ) -> Command {
    Command(
      usage: name,
      help: help,
      summary: summary,
      example: CommandExample(name, after: before)
    ) { session, _ throws(Refusal) in
      var visit = try session.requireLesson(mayExplore: false)
      let reply = ask(&visit.run)
      return session.follow(reply, in: visit)
    }
  }

  static let go = Command(
    usage: "go",
    help: """
      Goes on to the next step, and from the end of a lesson to the next; an empty line does \
      the same.
      """,
    summary: "Goes on; an empty line does the same",
    example: CommandExample("go", after: "lesson first-message; skip; skip"),
    run: { session, _ throws(Refusal) in
      var visit = try session.requireLesson(mayExplore: false)
      if let beginning = try session.beginNext() { return beginning }
      let reply = visit.run.next()
      return session.follow(reply, in: visit)
    }
  )

  static let hint = asking(
    "hint",
    help: "Gives a hint; each further one says more.",
    summary: "Gives a hint"
  ) { $0.hint() }

  static let answer = Command(
    usage: "answer",
    help: """
      Shows the answer and puts it into your line; you still send it yourself. An answer that \
      names a file is only shown: type it if you want it.
      """,
    summary: "Shows the answer",
    example: CommandExample("answer", after: "lesson first-message"),
    run: { session, _ throws(Refusal) in
      var visit = try session.requireLesson(mayExplore: false)
      let reply = visit.run.giveAnswer()
      let line = visit.run.proposedLines.first ?? ""
      // Enter runs a draft: an answer that names a file is none, so that only a learner who types it accesses the file.
      session.draft = session.namesFile(line) ? "" : line
      return session.follow(reply, in: visit)
    }
  )

  static let skip = asking(
    "skip",
    help: "Leaves this step unsolved and goes on.",
    summary: "Goes on without solving this step"
  ) { $0.skip() }

  static let again = Command(
    usage: "again",
    help: "Shows the step again; a question with the last rows that it is about.",
    summary: "Shows the step again",
    example: CommandExample("again", after: "lesson first-message"),
    run: { session, _ throws(Refusal) in
      let visit = try session.requireLesson(mayExplore: false)
      let step = session.follow(visit.run.again(), in: visit)
      let kind = visit.run.step.kind
      guard !visit.run.isFinished, kind.isQuestion, kind != .recall else { return step }
      let rows = session.beginning(of: 0, above: step)
      return rows.isEmpty ? step : rows + "\n" + step
    }
  )

  static let previous = asking(
    "previous",
    help: "Goes back to the step before;  next  goes forward again.",
    summary: "Goes back to the step before",
    after: "lesson first-message; skip"
  ) { $0.goBack() }

  static let restart = asking(
    "restart",
    help: "Begins the lesson anew.",
    summary: "Begins the lesson anew"
  ) { $0.restart() }

  static let explore = Command(
    usage: "explore",
    help: "Steps out of the lesson to try things freely;  return  comes back to this step.",
    summary: "Leaves the lesson to try things freely",
    example: CommandExample("explore", after: "lesson first-message"),
    run: { session, _ throws(Refusal) in
      var visit = try session.requireLesson()
      guard !visit.isExploring else {
        throw .failed("You are exploring already.  return  goes back.")
      }
      visit.isExploring = true
      visit.pausedModule = session.loaded
      visit.previous = session.state.previous
      session.lesson = visit
      if let run = session.loaded?.run { _ = session.loadWhole(Run(run.module, run.variant)) }
      return StyledText(
        "Try what you like, beginning with  open; the lesson waits.  return  comes back to it.\n"
      )
    }
  )

  static let `return` = Command(
    usage: "return",
    help: "Comes back to the lesson from  explore, to the same step and the same state.",
    summary: "Comes back to the lesson",
    example: CommandExample("return", after: "lesson first-message; explore"),
    run: { session, _ throws(Refusal) in
      var visit = try session.requireLesson()
      guard visit.isExploring else {
        throw .failed("You are in the lesson.  again  shows the step.")
      }
      visit.isExploring = false
      session.loaded = visit.pausedModule
      session.state.previous = visit.previous
      visit.pausedModule = nil
      session.lesson = visit
      return session.visibleDrawing + session.follow(visit.run.again(), in: visit)
    }
  )

  static let leave = Command(
    usage: "leave",
    help: "Ends the lesson; the module stays loaded.",
    summary: "Ends the lesson",
    example: CommandExample("leave", after: "lesson first-message"),
    run: { session, _ throws(Refusal) in
      let visit = try session.requireLesson()
      session.lesson = nil
      let name = visit.run.lesson.id
      guard name != Lesson.recallID else { return StyledText("You have left the questions.\n") }
      if visit.run.isTest {
        let text = "You have left the test.  lesson \(name) test  begins it anew.\n"
        return StyledText(telling: text)
      }
      let verb = visit.run.isFinished ? "begins it" : "goes on from here"
      return StyledText(telling: "You have left the lesson.  lesson \(name)  \(verb).\n")
    }
  )

  static let mark = Command(
    usage: "mark [TEXT]",
    help: "Notes the open step, with a text of yours;  progress notes  lists them.",
    summary: "Notes the open step",
    example: CommandExample("mark ask the team about this", after: "lesson first-message"),
    run: { session, words throws(Refusal) in
      let run = try session.requireLesson().run
      let text = words.joined(separator: " ").printable()
      session.keep([.mark(lesson: run.lesson.id, step: run.step.id, text: text)])
      let step = "\"\(run.step.title)\""
      return StyledText(telling: "Marked: \(step).  progress notes  lists what is marked.\n")
    }
  )
}

struct ReplyWord {
  var name: String { String(usage.prefix { $0 != " " }) }
  let usage: String
  let help: String

  static let all = [
    ("because #N", "In a lesson: gives a row as the reason, where a step asks for one."),
    ("cite FIGURE", "In a lesson: names a figure or a row that speaks for a decision:  cite lines"),
    (
      "sure",
      "In a lesson, after an answer: you were sure. If it was wrong, its question is asked first."
    ),
    ("unsure", "In a lesson, after an answer: you were not sure of it. It counts as any other."),
  ].map(ReplyWord.init)
}
