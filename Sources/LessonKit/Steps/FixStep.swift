import Traces

extension Step.Kind {
  /// The kind of step that asks for the missing line of source code and tries out the chosen line.
  ///
  /// The attributes `source=` and `lines=` show the source without the right choice. A right choice runs the commands of the fenced
  /// code block `viper-run` with the choice's number; without one, `heal` if the step has faults, else the commands in `do=`.
  public static let fix = Step.Kind.asking("fix") { kind in
    kind.attributes = ["source", "lines"]
    kind.fences = ["viper-answer", "viper-run"]
    kind.judge = { $0.tryOut($1) }
    kind.completion = { step in
      step.runs[step.rightChoice?.number ?? 0]
        ?? (step.stage.faults.isEmpty ? step.stage.acts : ["heal"])
    }
    kind.showsLastOnly = true
    kind.prove = { verifier, step, index async in await verifier.proveFix(step, at: index) }
  }
}

extension LessonAttempt {
  /// Records a choice: a right one ends the step; after a wrong one, any commands of the page for it run, then those in `setup`.
  fileprivate mutating func tryOut(_ choice: Choice) -> LessonReply {
    let number = (step.choices.firstIndex { $0.line == choice.line } ?? 0) + 1
    let commands = choice.isRight ? nil : step.runs[number]
    var reply = accept(choice)
    if let commands { (reply.shown, reply.showsLastOnly, reply.commands) = (commands, true, setup) }
    return reply
  }
}

extension LessonVerifier {
  /// Reports a `fix` step whose source is missing or lacks the right choice, or whose right choice leaves a message lost.
  fileprivate mutating func proveFix(_ step: Step, at index: Int) async {
    if let source = step.data.text("source") {
      let shown = await answer(to: "source \(source)", at: index)
      guard shown.ok else {
        report(step.data.line, "There is no source \(source): \(shown.output.firstParagraph)")
        return
      }
      if let right = step.rightChoice?.choice, !shown.output.contains(right.text) {
        report(right.line, "\"\(right.text)\" does not stand in \(source).")
      }
    }
    let isBroken = steps[index].start.trace.events.contains { $0.kind == .lost }
    let isRepaired = !steps[index].end.trace.events.contains { $0.kind == .lost }
    if isBroken, !isRepaired {
      report(step.line, "The right choice repairs nothing: a message is still lost.")
    }
  }
}
