import LessonKit
import SeededRandom
import TerminalText
import PrintableText
import Testing
import Traces

@testable import Lab

/// Invalid replies in lessons, and moves back and forth.
@Suite struct LessonMoveTests {
  private func session(_ lesson: String) async throws -> Session {
    let session = Session(lessons: .builtIn)
    _ = await session.answer("lesson \(lesson)")
    return session
  }

  @Test(arguments: ["View", "1,2", "１", "4", "뷰", "digram"])
  func `an answer outside the choices is called that`(_ input: String) async throws {
    let session = try await session("first-message")
    _ = await session.answer("skip")
    let text = await session.answer(input).text.plain
    #expect(text.hasPrefix("\(input) is none of the three: 1 "), "\(text)")
    #expect(!text.contains("There is no command"))
    #expect(text.contains("diagram") == (input == "digram"))
  }

  @Test func `next goes forward behind previous`() async throws {
    let session = try await session("first-message")
    for _ in 0..<3 { _ = await session.answer("skip") }
    let prompt = session.prompt
    _ = await session.answer("previous; previous")
    #expect(session.prompt != prompt)
    _ = await session.answer("next; next")
    #expect(session.prompt == prompt)
    let stays = await session.answer("next").text.plain
    #expect(session.prompt == prompt, "\(stays)")
  }

  private static let question = """
    <!-- step quiz id=a setup="open" -->
    Whom does the View know?

    - `Router`: no: Look at `wiring view`
    - `Presenter`: yes: It does.
    """

  @Test(arguments: ["wiring view", "wiring", "show #2", "diagram"])
  func `the evidence may be seen by any command`(_ look: String) async throws {
    let session = try await LabTests.session(learning: Self.question)
    _ = await session.answer("Router")
    #expect(await session.answer("Presenter").text.plain.hasPrefix("First look"))
    _ = await session.answer(look)
    #expect(await session.answer("Presenter").text.plain.hasPrefix("Yes."))
  }

  @Test func `what shows something else is no evidence`() async throws {
    let session = try await LabTests.session(learning: Self.question)
    _ = await session.answer("Router; rules")
    #expect(await session.answer("Presenter").text.plain.hasPrefix("First look"))
  }

  @Test func `a lesson with skipped steps is listed as skipped`() async throws {
    let session = try await session("first-message")
    #expect(session.isCommand("2"))
    while !session.isLessonOver { _ = await session.answer("skip") }
    #expect(!session.isCommand("2"))
    let list = await session.answer("lesson").text.plain
    let line = try #require(list.split(separator: "\n").first { $0.hasPrefix("first-message ") })
    #expect(line.contains("skipped") && !line.contains("done"))
    let progress = await session.answer("progress").text.plain
    #expect(progress.hasPrefix("Path newcomer: 0 of 15 lessons done, 1 skipped.\n"))
  }

  @Test(arguments: LearningPath.all.map(\.name))
  func `a path names each of its lessons within 80 columns`(_ name: String) async throws {
    let session = Session(lessons: .builtIn)
    let text = await session.answer("path \(name)").text.plain
    #expect(await session.answer("progress path \(name)").text.plain == text)
    let path = try #require(LearningPath.named(name))
    for item in path.items { #expect(text.contains("[ ] \(item.lesson)")) }
    #expect(text.split(separator: "\n").allSatisfy { String($0).displayWidth <= 80 })
  }
}
