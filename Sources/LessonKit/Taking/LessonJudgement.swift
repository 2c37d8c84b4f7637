import Traces

// MARK: - Predictions

extension LessonRun {
  /// Takes a number, a name or a sentence as a prediction; nil when it is none and is to be run
  /// as a command.
  public mutating func answer(_ input: String) -> LessonReply? {
    guard !isFinished, step.kind == .predict else { return nil }
    switch ChoiceMatch(input, among: step.choices) {
    case .none: return nil
    case .outside:
      return LessonReply([.correction("Type a number from 1 to \(step.choices.count).")])
    case .several(let numbers):
      let list = numbers.map(String.init).joined(separator: " or ")
      return LessonReply([.correction("That could be \(list): type the number.")])
    case .one(let number): return judge(step.choices[number - 1])
    }
  }

  private mutating func judge(_ choice: Choice) -> LessonReply {
    let text = "\(choice.verdict) \(choice.reason)".trimmed
    if choice.isRight { return moveOn([.praise(text)]) }
    misses += 1
    return LessonReply([.correction(text), .paragraph(nudge)])
  }
}

// MARK: - Deeds

extension LessonRun {
  /// Takes what has happened so far, after each command in any step; nil when there is nothing to
  /// say to it.
  public mutating func observe(_ trace: Trace) -> LessonReply? {
    let hasChanged = trace.events != latest.events
    latest = trace
    guard !isFinished, hasChanged else { return nil }
    changes += 1
    guard step.kind == .do else { return nil }
    let metBefore = progress.results.filter(\.isMet).count
    progress.observe(trace, since: base)
    if progress.isComplete { return moveOn(goals) }
    if let reply = brokenReply ?? violationReply() { return reply }
    if progress.results.filter(\.isMet).count > metBefore { return LessonReply(goals) }
    misses += 1
    return LessonReply(misses < 2 ? goals : goals + [.paragraph(nudge)])
  }

  private var brokenReply: LessonReply? {
    for (check, result) in zip(step.checks, progress.results) {
      guard case .broken(let reason) = result else { continue }
      let index = "\(lesson.file):\(check.line)"
      let text = "The lesson has a mistake at \(index), not you: \(reason). `skip` goes on."
      return LessonReply([.correction(text)])
    }
    return nil
  }

  /// Says which goal can no longer be reached, and begins the step again.
  private mutating func violationReply() -> LessonReply? {
    for (check, result) in zip(step.checks, progress.results) {
      guard case .violated(let row) = result else { continue }
      let index = row.map { "#\($0) is against it" } ?? "that went against it"
      misses += 1
      let reply = LessonReply(
        goals + [
          .correction("\"\(check.goal)\" does not hold: \(index). The step begins again."),
          .paragraph(nudge),
        ],
        commands: setup
      )
      progress = CheckProgress(step.checks)
      return reply
    }
    return nil
  }
}
