import Traces

extension LessonAttempt {
  /// Takes a line typed by the learner as an answer or a statement.
  ///
  /// Returns nil if the laboratory is to run the line as a command, and after the end of the lesson.
  public mutating func answer(_ input: String) -> LessonReply? {
    guard !isFinished else { return nil }
    if let reply = takeConfidence(input) ?? takeStatement(input) { return reply }
    return step.kind.take(&self, input)
  }

  private mutating func takeConfidence(_ input: String) -> LessonReply? {
    let word = input.lowercased()
    guard ["sure", "unsure"].contains(word) else { return nil }
    guard !answers.isEmpty else {
      return LessonReply([paragraph("Answer first; then say whether you were \(word).")])
    }
    answers[answers.count - 1].isSure = word == "sure"
    return LessonReply([paragraph("Noted: you were \(word).")])
  }

  private mutating func takeStatement(_ input: String) -> LessonReply? {
    let taken = state.statements.take(input, about: latest.trace, in: lesson.language)
    guard let line = taken else { return nil }
    if case .correction = line { return LessonReply([line]) }
    if let reply = step.kind.judgeStatement(&self) { return reply }
    let isMissing = zip(step.checks, progress.results).contains { $0.kind == .because && !$1.isMet }
    if let reply = step.checks.isEmpty ? nil : judge(hasChanged: false) { return reply }
    guard isMissing && input.lowercased().hasPrefix("because") || citesSomethingElse(input) else {
      return LessonReply([line])
    }
    state.misses += 1
    slips += 1
    let refusal = correction("\(input) is not what is asked for.")
    return LessonReply([refusal] + repeatedNudge)
  }

  /// Returns whether the input cites something that the step's `cited` checks do not list; false if the step has no such checks.
  private func citesSomethingElse(_ input: String) -> Bool {
    let citable = step.checks.flatMap(\.meaning.citations)
    let words = input.lowercased().split(separator: " ")
    return !citable.isEmpty && words.first == "cite"
      && !citable.contains(words.dropFirst().joined(separator: " "))
  }

  /// Records the number of a row that the learner gave as the reason of a guess; the row is judged together with the guess.
  public mutating func giveReason(_ row: Int) {
    if !isFinished { _ = state.statements.take("because #\(row)", about: latest.trace) }
  }

  /// The command that the learner must run before the next answer, because it shows why the last answer was wrong; nil for none.
  public var requiredCommand: String? { isFinished ? nil : state.requiredCommand }

  /// Clears `requiredCommand`; to be called after another command has shown what the required command would show.
  public mutating func clearRequiredCommand() { state.requiredCommand = nil }

  /// Clears `requiredCommand` if `command`, which the laboratory refused, would have shown what the required command shows.
  public mutating func waiveRequiredCommand(_ command: String) {
    if satisfiesRequiredCommand(command) { state.requiredCommand = nil }
  }

  private func satisfiesRequiredCommand(_ command: String) -> Bool {
    let lanes = latest.trace.lanes
    return state.requiredCommand.map {
      InspectionCommand($0, among: lanes).isSatisfied(by: InspectionCommand(command, among: lanes))
    } ?? false
  }

  /// Judges the open step by the laboratory's state; must be called after each command, in every kind of step.
  ///
  /// Returns nil if there is nothing to tell, or the lesson is over.
  public mutating func observe(_ observation: Observation) -> LessonReply? {
    guard !isFinished else { return nil }
    let hasChanged = observation.trace.events != latest.trace.events
    let new = observation.commands.dropFirst(latest.commands.count)
    let isFound = observation.found.count > latest.found.count
    let hasMoved = observation.module != latest.module
    latest = observation
    state.statements.recordScreens(of: observation)
    if new.contains(where: satisfiesRequiredCommand) { state.requiredCommand = nil }
    if hasChanged { state.changes += 1 }
    if isFound, state.changes == 0 { state.isNamedUnseen = true }
    guard !step.checks.isEmpty else { return nil }
    let isInspecting =
      !hasChanged && step.kind == .do && new.contains(where: InspectionCommand.isInspection)
    let reply = judge(hasChanged: hasChanged) ?? (isInspecting ? openInspections : nil)
    guard hasMoved, isElsewhere else { return reply }
    return LessonReply((reply?.lines ?? []) + wayBack)
  }

  private var openInspections: LessonReply? {
    let open = zip(step.checks, progress.results).filter { !$1.isMet }
    return open.allSatisfy { $0.0.kind == .looked } ? LessonReply(goals) : nil
  }

  /// Judges the step's checks; returns a reply about new results, else nil.
  ///
  /// Except in `find`, a change that meets no check gets a reply once changes are as many as the commands of the author's answer.
  private mutating func judge(hasChanged: Bool) -> LessonReply? {
    let before = progress.results
    let evidence = CheckEvidence(from: base, to: latest, state.statements)
    progress.observe(evidence)
    if progress.isComplete { return moveOn(goals + conclusion) }
    guard hasChanged || progress.results != before else { return nil }
    if let reply = brokenReply ?? violationReply() { return reply }
    if progress.results.count(where: \.isMet) > before.count(where: \.isMet) {
      return LessonReply(goals)
    }
    // In a `find` step, trying out what shows the fault is no miss.
    guard state.changes >= step.completion.count, step.kind != .find else { return nil }
    state.misses += 1
    let nearest = progress.nearest(in: evidence.events).map { event in
      paragraph("Saw \(event.sentence) at #\(event.number ?? 0).")
    }
    return LessonReply(goals + [nearest].compactMap(\.self) + repeatedNudge)
  }

  private var repeatedNudge: [LessonLine] { state.misses < 2 ? [] : [.paragraph(nudge)] }

  private var brokenReply: LessonReply? {
    for (check, result) in zip(step.checks, progress.results) {
      guard case .broken(let reason) = result else { continue }
      let index = "\(lesson.file):\(check.line)"
      return LessonReply([
        correction("The lesson has a mistake at \(index), not you: \(reason). `skip` goes on.")
      ])
    }
    return nil
  }

  /// Restarts the step if a check can no longer be met, and returns a reply that names the check's goal; nil if each can be met.
  private mutating func violationReply() -> LessonReply? {
    for (check, result) in zip(step.checks, progress.results) {
      guard case .violated(let row) = result else { continue }
      let index = row.map { say("#\($0) is against it") } ?? say("that went against it")
      let refusal = correction("\"\(check.goal)\" does not hold: \(index). The step begins again.")
      let lines = goals + [refusal]
      state = StepState(
        misses: state.misses + 1,
        hintsShown: state.hintsShown,
        isAnswerShown: state.isAnswerShown
      )
      progress = CheckProgress(step.checks)
      return LessonReply(lines + [.paragraph(nudge)], commands: setup)
    }
    return nil
  }
}
