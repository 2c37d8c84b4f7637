import LessonKit
import TerminalText
import Testing

@testable import Lab

/// A lesson step that waits for the Enter key, so that the reaction to an answer stays on the screen.
@Suite struct HeldStepTests {
  private static let answers = ["lesson ownership", "skip", "wiring", "close"]

  private func session(height: Int?) async -> Session {
    let session = Session(lessons: .builtIn)
    session.adapt(width: 80, height: height)
    for line in Self.answers {
      if session.lesson?.heldStep != nil { _ = await session.answer("") }
      _ = await session.answer(line)
    }
    return session
  }

  @Test func `holds the next step back where the screen has no room for both`() async throws {
    let session = await session(height: 24)
    let reaction = await session.answer("Presenter, Interactor, Router").text.plain
    #expect(reaction.hasSuffix("\n\nEnter goes on.\n"))
    #expect(!reaction.contains("step 4 of"))
    #expect(await session.answer("").text.plain.contains("step 4 of"))
  }

  @Test(arguments: ["2", "show #2", "hint"])
  func `shows the held step before it answers another line`(line: String) async throws {
    let session = await session(height: 24)
    _ = await session.answer("Presenter, Interactor, Router")
    let step = await session.answer(line).text.plain
    #expect(step.contains("step 4 of") && !step.contains("Hint 1") && !step.contains("Yes."))
  }

  @Test func `lets the learner leave before the held step is shown`() async throws {
    let session = await session(height: 24)
    _ = await session.answer("Presenter, Interactor, Router")
    #expect(await session.answer("leave").text.plain.hasPrefix("You have left"))
    #expect(await session.answer("lesson ownership").text.plain.contains("step 4 of"))
  }

  @Test func `begins another lesson without showing the held step`() async throws {
    let session = await session(height: 24)
    _ = await session.answer("Presenter, Interactor, Router")
    #expect(await session.answer("lesson mapping").text.plain.contains("step 1 of"))
  }

  @Test(arguments: [24, 60])
  func `puts the verdict last where a long run would push it off the screen`(
    height: Int
  ) async throws {
    let session = Session(lessons: .builtIn)
    session.isAttended = true
    session.adapt(width: 80, height: height)
    _ = await session.answer("lesson ownership test")
    let line = try #require(session.lesson?.run.proposedLines.first)
    let lines = await session.answer(line).text.plain.split(separator: "\n")
    let yes = try #require(lines.firstIndex { $0.hasPrefix("Yes") })
    let row = try #require(lines.firstIndex { $0.contains("┊") })
    #expect((yes > row) == (height == 24))
    #expect(lines.count - yes < 22 || height == 60)
  }

  @Test(arguments: [nil, 60])
  func `holds no step back where the screen has room or no height`(height: Int?) async throws {
    let session = await session(height: height)
    #expect(await session.answer("Presenter, Interactor, Router").text.plain.contains("step 4 of"))
  }
}
