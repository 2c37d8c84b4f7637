import Lab
import LessonKit
import Traces

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
    for seed in [0, 7] { findings += await playing(lesson, seed) }
    return findings.eachOnce
  }

  /// The steps that a learner cannot get over by the right answers, in an order that a seed makes, and
  /// those that are longer than the screen.
  private func playing(_ lesson: Lesson, _ seed: Int) async -> [LessonVerifier.Finding] {
    let session = laboratory.bench.with([lesson]).sealedSession()
    session.seed = seed
    let stuck = await session.stepsStuck(in: lesson.id).map { index in
      LessonVerifier.Finding(
        file: lesson.file,
        line: lesson.steps[index].line,
        text: "The right answers, typed at the prompt, do not get over this step (seed \(seed))."
      )
    }
    return stuck
      + session.tallSteps.map { index, lines in
        LessonVerifier.Finding(
          file: lesson.file,
          line: lesson.steps[min(index, lesson.steps.count - 1)].line,
          text: "This step takes \(lines) lines with what it shows: a screen has room for 22."
        )
      }
  }
}
