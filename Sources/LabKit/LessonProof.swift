import Lab
import LessonKit
import Traces

/// The check of lessons against a laboratory's modules.
struct LessonProof: Sendable {
  private let sessionFactory: SessionFactory
  static let words = LessonWords(
    commands: Session.commandNames,
    misconceptions: Misconceptions.builtIn.names
  )

  init(_ laboratory: Laboratory) { sessionFactory = laboratory.sessionFactory }

  /// Returns the findings of the linter and the verifier, and the steps that the lesson's own answers do not solve.
  func findings(in lesson: Lesson) async -> [LessonVerifier.Finding] {
    let harness = LessonHarness { sessionFactory.session(for: lesson) }
    var findings = await Lessons.check(lesson, on: harness.host, words: LessonProof.words)
    // Another order of choices needs no running session.
    findings += await playing(lesson)
    return findings.uniqued()
  }

  /// Returns findings for steps that the right answers do not solve, and for steps taller than the screen.
  private func playing(_ lesson: Lesson) async -> [LessonVerifier.Finding] {
    let session = sessionFactory.with([lesson]).session(for: lesson)
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
