import Lab
import LessonKit

/// Everything that can be found wrong with a lesson on a laboratory's modules.
struct LessonProof {
  private let laboratory: Laboratory

  init(_ laboratory: Laboratory) { self.laboratory = laboratory }

  /// What is wrong: what the lint and the stage say, and what its own answers do not get over.
  func findings(in lesson: Lesson) async -> [LessonVerifier.Finding] {
    let words = LessonWords(
      commands: Session.commandNames,
      misconceptions: Misconceptions.builtIn.names
    )
    let harness = LessonHarness { laboratory.sealedSession() }
    var findings = await Lessons.check(lesson, on: harness.host, words: words)
    for seed in [0, 7] { findings += await stuck(in: lesson, seed) }
    return findings
  }

  /// The steps that a learner cannot get over by the right answers, in an order that a seed makes.
  private func stuck(in lesson: Lesson, _ seed: Int) async -> [LessonVerifier.Finding] {
    let session = laboratory.bench.with([lesson]).sealedSession()
    session.seed = seed
    return await session.stepsStuck(in: lesson.id).map { index in
      LessonVerifier.Finding(
        file: lesson.file,
        line: lesson.steps[index].line,
        text: "The right answers, typed at the prompt, do not get over this step (seed \(seed))."
      )
    }
  }
}
