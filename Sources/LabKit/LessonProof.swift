import Lab
import LessonKit
import Traces

/// Everything that can be found wrong with a lesson on a laboratory's modules.
struct LessonProof: Sendable {
  private let bench: Bench
  private let words = LessonWords(
    commands: Session.commandNames,
    misconceptions: Misconceptions.builtIn.names
  )

  init(_ laboratory: Laboratory) { bench = laboratory.bench }

  /// What is wrong: what the lint and the stage say, and what its own answers do not get over.
  func findings(in lesson: Lesson) async -> [LessonVerifier.Finding] {
    let harness = LessonHarness { bench.session(for: lesson) }
    var findings = await Lessons.check(lesson, on: harness.host, words: words)
    // Other orders of choices are proved without running anything.
    findings += await playing(lesson)
    return findings.eachOnce
  }

  /// The steps that a learner cannot get over by the right answers, and those that are longer than the
  /// screen.
  private func playing(_ lesson: Lesson) async -> [LessonVerifier.Finding] {
    let session = bench.with([lesson]).session(for: lesson)
    let stuck = await session.stepsStuck(in: lesson.id).map { index in
      LessonVerifier.Finding(
        file: lesson.file,
        line: lesson.steps[index].line,
        text: "The right answers, typed at the prompt, do not get over this step."
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
