import LessonKit

/// A way in which an automatic player answers the steps of a lesson.
public enum LessonAnswers: String, CaseIterable, Sendable {
  case right, wrong, skip
}

extension Session {
  private func lines(answering answers: LessonAnswers) -> (step: Int, lines: [String])? {
    guard let run = lesson?.run, !run.isFinished else { return nil }
    switch answers {
    case .right: return (run.stepIndex, run.proposedLines)
    case .wrong: return (run.stepIndex, run.wrongLines)
    // Each question of a step is skipped alone.
    case .skip:
      let count = run.proposedLines.count + 1
      return (run.stepIndex, Array(repeating: "skip", count: count))
    }
  }

  /// Whether the lesson begun last is finished; false before the first lesson, and after the command `leave`.
  public var isLessonOver: Bool { lesson?.run.isFinished ?? false }

  /// Plays the lesson's own test, if any, then the lesson, with the right answers; returns the indices of the steps left unsolved.
  public func stepsStuck(in name: String) async -> [Int] {
    let inTest =
      (try? lessons.lesson(named: name))?.hasTwins == true
      ? await stuckSteps(in: "\(name) test") : []
    return await stuckSteps(in: name) + inTest
  }

  private func stuckSteps(in name: String) async -> [Int] {
    await playLesson(name, answering: .right) { _, _, _ in }
    guard let run = lesson?.run else { return [] }
    return run.lesson.steps.indices.filter { run.skipped.contains(run.lesson.steps[$0].id) }
  }

  /// The steps of the lesson begun last that are too tall for a screen, with the height in lines of their tallest text.
  public var tallSteps: [(index: Int, lines: Int)] {
    (lesson?.heights ?? [:]).filter { $0.value > LessonAttempt.maximumLines }.sorted {
      $0.key < $1.key
    }
    .map { (index: $0.key, lines: $0.value) }
  }

  /// Plays a lesson to its end and calls `told` with each prompt, line and answer; a step left open is answered right or skipped.
  public func playLesson(
    _ name: String,
    answering answers: LessonAnswers,
    _ told: (_ prompt: String, _ line: String, _ answer: Answer) -> Void
  ) async {
    func type(_ line: String) async {
      let prompt = self.prompt
      told(prompt, line, await answer(line))
    }
    await type("lesson \(name)")
    while let (step, lines) = lines(answering: answers) {
      for line in lines where lesson?.run.stepIndex == step { await type(line) }
      guard let run = lesson?.run, run.stepIndex == step, !run.isFinished else { continue }
      for line in run.proposedLines where lesson?.run.stepIndex == step { await type(line) }
      if lesson?.run.stepIndex == step { await type("skip") }
    }
  }
}
