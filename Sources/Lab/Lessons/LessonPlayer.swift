import LessonKit

/// How somebody answers who plays a lesson without thinking.
public enum LessonAnswers: String, CaseIterable, Sendable {
  case right, wrong, skip
}

extension Session {
  /// The number of the open step and its lines for that way of answering; nil where none is open.
  private func lines(answering answers: LessonAnswers) -> (step: Int, lines: [String])? {
    guard let run = lesson?.run, !run.isFinished else { return nil }
    switch answers {
    case .right: return (run.stepIndex, run.proposedLines)
    case .wrong: return (run.stepIndex, run.wrongLines)
    case .skip: return (run.stepIndex, ["skip"])
    }
  }

  /// Whether the lesson that was open has come to its end.
  public var isLessonOver: Bool { lesson?.run.isFinished ?? false }

  /// The indices of the steps that a lesson's own right answers do not get over, in it or in its test.
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

  /// The steps of the lesson that was played for which a screen has no room, with their lines: the text
  /// with the rows above it, or the verdict with what proves it.
  public var tallSteps: [(index: Int, lines: Int)] {
    (lesson?.heights ?? [:]).filter { $0.value > LessonRun.mostLines }.sorted { $0.key < $1.key }
      .map { (index: $0.key, lines: $0.value) }
  }

  /// Plays a lesson to its end; tells each line with the prompt before it and the answer.
  ///
  /// Who answers wrongly then answers right, and skips where that is not enough.
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
