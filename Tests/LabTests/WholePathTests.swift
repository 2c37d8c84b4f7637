import LessonKit
import SeededRandom
import TerminalText
import Testing

@testable import Lab

/// Each learning path from the first prompt to its end, by the Enter key and right answers only.
@Suite struct WholePathTests {
  private static let paths = Effort.isFull ? LearningPath.all : [.newcomer]

  @Test(arguments: paths) func `leads from one lesson to the next`(path: LearningPath) async throws
  {
    let session = Session(lessons: .builtIn)
    session.isAttended = true
    _ = await session.answer("progress path \(path.name)")
    var taken: [String] = []
    while taken.count < path.items.count {
      _ = await session.answer("")
      let visit = try #require(session.lesson, "after \(taken)")
      taken.append(visit.run.lesson.id)
      try await takeLesson(in: session)
    }
    #expect(taken == path.items.map(\.lesson))
    _ = await session.answer("")
    #expect(session.lesson?.run.isFinished != false)
  }

  /// Answers each step with its proposed lines, and presses Enter where there are none.
  private func takeLesson(in session: Session) async throws {
    while let run = session.lesson?.run, !run.isFinished {
      let step = run.stepIndex
      for line in run.proposedLines.isEmpty ? [""] : run.proposedLines {
        if session.lesson?.heldStep != nil { _ = await session.answer("") }
        _ = await session.answer(line)
      }
      let now = session.lesson?.run
      try #require(
        now?.isFinished != false || now?.stepIndex != step,
        "\(run.lesson.id) \(step + 1)"
      )
    }
  }
}
