import LessonKit
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
