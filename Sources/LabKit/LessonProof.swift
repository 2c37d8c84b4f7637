import Lab
import LessonKit
import TerminalText
import Traces

struct LessonProof: Sendable {
  private let sessionFactory: SessionFactory
  static let words = LessonWords(
    commands: Session.commandNames,
    misconceptions: Misconceptions.builtIn.names
  )

  init(_ laboratory: Laboratory) { sessionFactory = laboratory.sessionFactory }

  /// Returns the defects that the linter, the verifier and a play of a lesson find, such as steps that right answers do not solve.
  func findings(in lesson: Lesson) async -> [LessonVerifier.Finding] {
    let host = LessonHost { sessionFactory.session(for: lesson) }
    var findings = await Lessons.check(lesson, on: host, words: LessonProof.words)
    findings += await playing(lesson)
    return findings.uniqued()
  }

  /// Returns the defects found by playing a lesson: steps that its right answers do not solve, and steps taller than
  /// the screen.
  private func playing(_ lesson: Lesson) async -> [LessonVerifier.Finding] {
    let session = sessionFactory.with(lesson).session(for: lesson)
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

extension LessonHost {
  init(_ makeSession: @escaping () -> Session) {
    var session: Session?
    self.init(
      start: { session = makeSession() },
      run: { command in
        let answer = await session?.answer(command)
        return (answer?.text.plain ?? "", answer?.status == .done)
      },
      observe: { session?.observation ?? Observation() },
      height: Session.height
    )
  }
}
