import Traces

extension LessonRun {
  /// Takes what was typed as an answer or a statement; nil when it is none and is to be run as a
  /// command.
  public mutating func answer(_ input: String) -> LessonReply? {
    guard !isFinished else { return nil }
    if let reply = takeConfidence(input) ?? takeStatement(input) { return reply }
    return step.kind.take(&self, input)
  }

  /// Takes `sure` or `unsure`, which belong to the last answer.
  private mutating func takeConfidence(_ input: String) -> LessonReply? {
    let word = input.lowercased()
    guard ["sure", "unsure"].contains(word) else { return nil }
    guard !answers.isEmpty else {
      return LessonReply([.paragraph(say("Answer first; then say whether you were \(word)."))])
    }
    answers[answers.count - 1].isSure = word == "sure"
    return LessonReply([.paragraph(say("Noted: you were \(word)."))])
  }

  /// Takes `because` and `cite`, and judges again.
  private mutating func takeStatement(_ input: String) -> LessonReply? {
    guard let line = attempt.statements.take(input, in: lesson.language) else { return nil }
    if let reply = step.kind.judgeStatement(&self) { return reply }
    let isMissing = isReasonMissing
    if let reply = step.checks.isEmpty ? nil : judge(hasChanged: false) { return reply }
    guard isMissing && input.lowercased().hasPrefix("because") || isUncalledFor(input) else {
      return LessonReply([line])
    }
    misses += 1
    slips += 1
    let refusal = LessonLine.correction(say("\(input) is not what is asked for."))
    return LessonReply([refusal] + (misses < 2 ? [] : [.paragraph(nudge)]))
  }

  /// Whether something is cited that speaks for nothing here, where something else is asked for.
  private func isUncalledFor(_ input: String) -> Bool {
    let citable = step.checks.flatMap(\.meaning.citations)
    let words = input.lowercased().split(separator: " ")
    return !citable.isEmpty && words.first == "cite"
      && !citable.contains(words.dropFirst().joined(separator: " "))
  }

  /// Takes a row as a reason that was given with something else, and is judged with it.
  public mutating func giveReason(_ row: Int) {
    if !isFinished { _ = attempt.statements.take("because #\(row)") }
  }

  /// Whether a row is asked for that shows something.
  private var isReasonMissing: Bool {
    zip(step.checks, progress.results).contains { $0.kind == .because && !$1.isMet }
  }

  /// The command that shows what a wrong answer contradicts, until it was seen; nil where none is asked for.
  public var pendingLook: String? { isFinished ? nil : attempt.pendingLook }

  /// Takes that another command has shown what the pending look shows.
  public mutating func noteSeen() { attempt.pendingLook = nil }

  /// Takes that a command was refused: what cannot be looked at here need not be.
  public mutating func excuse(_ command: String) {
    if isPendingLook(command) { attempt.pendingLook = nil }
  }

  /// Whether a command shows what is to be looked at before the next answer.
  private func isPendingLook(_ command: String) -> Bool {
    let lanes = latest.trace.lanes
    return attempt.pendingLook.map {
      Look($0, among: lanes).isDone(by: Look(command, among: lanes))
    } ?? false
  }

  /// Takes what has happened so far, after each command in any step; nil when there is nothing to
  /// say to it.
  public mutating func observe(_ observation: Observation) -> LessonReply? {
    guard !isFinished else { return nil }
    let hasChanged = observation.trace.events != latest.trace.events
    let new = observation.commands.dropFirst(latest.commands.count)
    let isFound = observation.found.count > latest.found.count
    latest = observation
    attempt.statements.note(observation)
    if new.contains(where: isPendingLook) { attempt.pendingLook = nil }
    if hasChanged { attempt.changes += 1 }
    if isFound, attempt.changes == 0 { attempt.isNamedUnseen = true }
    guard !step.checks.isEmpty else { return nil }
    let isLooking = !hasChanged && step.kind == .do && new.contains(where: LookWords.begin)
    return judge(hasChanged: hasChanged) ?? (isLooking ? openLooks : nil)
  }

  /// The goals, where nothing but looks is open: who looked at something else sees which.
  private var openLooks: LessonReply? {
    let open = zip(step.checks, progress.results).filter { !$1.isMet }
    return open.allSatisfy { $0.0.kind == .looked } ? LessonReply(goals) : nil
  }

  /// Judges the checks; says something where one changed, or where something happened in vain.
  private mutating func judge(hasChanged: Bool) -> LessonReply? {
    let before = progress.results
    let evidence = CheckEvidence(from: base, to: latest, attempt.statements)
    progress.observe(evidence)
    if progress.isComplete { return moveOn(goals + conclusion) }
    guard hasChanged || progress.results != before else { return nil }
    if let reply = brokenReply ?? violationReply() { return reply }
    if progress.results.count(where: \.isMet) > before.count(where: \.isMet) {
      return LessonReply(goals)
    }
    // Whoever looks for a fault tries what shows it: that is no miss.
    guard attempt.changes >= step.completion.count, step.kind != .find else { return nil }
    misses += 1
    let nearest = progress.nearest(in: evidence.events).map { event in
      LessonLine.paragraph(say("Saw \(event.sentence) at #\(event.number ?? 0)."))
    }
    return LessonReply(
      goals + (nearest.map { [$0] } ?? []) + (misses < 2 ? [] : [.paragraph(nudge)])
    )
  }

  private var brokenReply: LessonReply? {
    for (check, result) in zip(step.checks, progress.results) {
      guard case .broken(let reason) = result else { continue }
      let index = "\(lesson.file):\(check.line)"
      let text = say("The lesson has a mistake at \(index), not you: \(reason). `skip` goes on.")
      return LessonReply([.correction(text)])
    }
    return nil
  }

  /// Says which goal can no longer be reached, and begins the step again.
  private mutating func violationReply() -> LessonReply? {
    for (check, result) in zip(step.checks, progress.results) {
      guard case .violated(let row) = result else { continue }
      let index = row.map { say("#\($0) is against it") } ?? say("that went against it")
      let lines =
        goals + [
          .correction(say("\"\(check.goal)\" does not hold: \(index). The step begins again."))
        ]
      let misses = attempt.misses + 1
      attempt = StepAttempt(misses: misses, hintsShown: attempt.hintsShown)
      progress = CheckProgress(step.checks)
      return LessonReply(lines + [.paragraph(nudge)], commands: setup)
    }
    return nil
  }
}
