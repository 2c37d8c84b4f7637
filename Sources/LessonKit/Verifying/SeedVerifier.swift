import Traces

extension LessonVerifier {
  /// Another order of choices must not change what is right.
  static let seeds = 1...20

  /// Proves that each question is answered by its right answer, and by no wrong one, in the order that
  /// each of twenty seeds makes; nothing is run for it.
  mutating func proveSeeds() {
    for (index, step) in lesson.steps.enumerated() where step.kind.isQuestion && step.isDecided {
      let bad = Self.seeds.first { !isSound(at: index, $0) }
      guard let bad else { continue }
      report(step.line, "With seed \(bad) a right answer is refused here, or a wrong one accepted.")
    }
  }

  private func isSound(at index: Int, _ seed: Int) -> Bool {
    var run =
      lesson.steps[index].stage.isTwin
      ? LessonRun(lesson, at: index, seed: seed, route: lesson.testedSteps, isTest: true)
      : LessonRun(lesson, at: index, seed: seed)
    // A step that this seed does not draw is proved by another one.
    guard run.stepIndex == index else { return true }
    run.begin(at: steps[index].start)
    var wrong = run
    let input = run.wrongLines.first
    for line in run.proposedLines { _ = run.answer(line) }
    guard run.stepIndex != index, ![.recall, .decide].contains(lesson.steps[index].kind) else {
      return run.stepIndex != index
    }
    return input.map { line in
      _ = wrong.answer(line)
      return wrong.stepIndex == index && wrong.misses == 1
    } ?? true
  }
}

extension Step {
  /// Whether one choice is right, or nothing is chosen, or all may pass; the lint says otherwise.
  fileprivate var isDecided: Bool {
    choices.isEmpty || kind == .decide || choices.count(where: \.isRight) == 1
  }
}
