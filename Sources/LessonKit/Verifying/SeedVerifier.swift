extension LessonVerifier {
  /// The seeds (numbers that decide the order of choices) with which every question is proved.
  static let seeds = 1...20

  /// Reports the questions whose right answer is refused, or whose wrong answer is accepted, with one of the `seeds`.
  ///
  /// Runs no command.
  mutating func proveSeeds() {
    for (index, step) in lesson.steps.enumerated() where step.kind.isQuestion {
      let rights = step.choices.count(where: \.isRight)
      guard step.choices.isEmpty || step.kind == .decide || rights == 1 else { continue }
      let bad = Self.seeds.first { !isSound(at: index, $0) }
      guard let bad else { continue }
      report(step.line, "With seed \(bad) a right answer is refused here, or a wrong one accepted.")
    }
  }

  private func isSound(at index: Int, _ seed: Int) -> Bool {
    var attempt =
      lesson.steps[index].stage.isTwin
      ? LessonAttempt(lesson, at: index, seed: seed, route: lesson.testedSteps, isTest: true)
      : LessonAttempt(lesson, at: index, seed: seed)
    // Another seed draws this step and proves it.
    guard attempt.stepIndex == index else { return true }
    attempt.begin(at: steps[index].start)
    var wrong = attempt
    let input = attempt.wrongLines.first
    for line in attempt.proposedLines { _ = attempt.answer(line) }
    guard attempt.stepIndex != index, ![.recall, .decide].contains(lesson.steps[index].kind) else {
      return attempt.stepIndex != index
    }
    return input.map { line in
      _ = wrong.answer(line)
      return wrong.stepIndex == index && wrong.state.misses == 1
    } ?? true
  }
}
