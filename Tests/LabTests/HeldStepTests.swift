import LessonKit
import TerminalText
import TestSupport
import Testing

@testable import Lab

/// A lesson step that waits for the Enter key, so that the reaction to an answer stays on the screen.
@Suite struct HeldStepTests {
  private static let answers = ["lesson ownership", "skip", "skip", "wiring", "close"]

  private func session(height: Int?) async -> Session {
    let session = Session(lessons: .builtIn)
    session.adapt(width: 80, height: height)
    for line in Self.answers {
      if session.lesson?.heldRows != nil { _ = await session.answer("") }
      _ = await session.answer(line)
    }
    return session
  }

  @Test func `holds the next step back where the screen has no room for both`() async throws {
    let session = await session(height: 24)
    let reaction = await session.last("Presenter, Interactor, Router")
    #expect(reaction.hasSuffix("\n\nEnter goes on.\n") && !reaction.contains("step 4 of"))
    #expect(await session.last("").contains("step 4 of"))
  }

  @Test(arguments: ["2", "show #2", "hint"])
  func `shows the held step before it answers another line`(line: String) async throws {
    let session = await session(height: 24)
    let step = await session.last("Presenter, Interactor, Router", line)
    #expect(step.contains("step 4 of") && !step.contains("Hint 1") && !step.contains("Yes."))
  }

  @Test func `shows the held step with its rows in a language that was set since`() async throws {
    let session = Session(lessons: .builtIn)
    session.adapt(width: 80, height: 24)
    _ = await session.last("set language ko", "lesson ownership", "skip", "skip")
    #expect(session.lesson?.heldRows != nil)
    let step = await session.last("set language en")
    #expect(step.contains("step 2 of") && step.contains("showProducts([2 ProductRow])"))
    #expect(await session.last("previous").contains("step 1 of"))
  }

  @Test func `lets the learner leave before the held step is shown`() async throws {
    let session = await session(height: 24)
    #expect(await session.last("Presenter, Interactor, Router", "leave").hasPrefix("You have left"))
    #expect(await session.last("lesson ownership").contains("step 4 of"))
  }

  @Test func `begins another lesson without showing the held step`() async throws {
    let session = await session(height: 24)
    _ = await session.answer("Presenter, Interactor, Router")
    #expect(await session.last("lesson mapping").contains("step 1 of"))
  }

  @Test(arguments: [24, 60])
  func `puts the verdict last where a run is long`(height: Int) async throws {
    let session = Session(lessons: .builtIn)
    session.isAttended = true
    session.adapt(width: 80, height: height)
    _ = await session.answer("lesson ownership test")
    let line = try #require(session.lesson?.run.proposedLines.first)
    let lines = await session.last(line).split(separator: "\n")
    let yes = try #require(lines.firstIndex { $0.hasPrefix("Yes") })
    let row = try #require(lines.firstIndex { $0.contains("┊") })
    #expect((yes > row) == (height == 24))
    #expect(lines.count - yes < 22 || height == 60)
  }

  @Test(arguments: [nil, 60])
  func `holds no step back where the screen has room or no height`(height: Int?) async throws {
    let session = await session(height: height)
    #expect(await session.last("Presenter, Interactor, Router").contains("step 4 of"))
  }
}

/// Each learning path from the first prompt to its end, by the Enter key and right answers only.
@Suite struct WholePathTests {
  private static let paths = Effort.isFull ? LearningPath.all : [.newcomer]

  @Test(arguments: paths) func `leads from lesson to lesson`(path: LearningPath) async throws {
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
        if session.lesson?.heldRows != nil { _ = await session.answer("") }
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
