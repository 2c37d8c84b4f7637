import LessonKit
import SequenceDiagrams
import Stage
import TerminalText
import Testing
import Traces

@testable import Lab

@Suite struct LessonSessionTests {
  /// Returns a session in the fourth step of the first lesson; rows from #3 on are hidden.
  private func predicting() async throws -> Session {
    let session = Session(lessons: .builtIn)
    for line in ["lesson first-message", "1", "0", "1", "open"] {
      #expect(await session.answer(line).status == .done)
    }
    #expect(session.hiddenFrom == 3)
    return session
  }

  @Test(arguments: [
    "diagram", "trace", "screen", "export json", "export mermaid", "export notation", "show 2",
    "why 2", "wiring", "set plain on; diagram",
  ]) func `shows nothing of what is asked`(line: String) async throws {
    let answer = try await predicting().answer(line)
    #expect(answer.status == .done)
    for secret in ["getProducts", "iPhone", "didFetch", "showProducts"] {
      #expect(!answer.text.plain.contains(secret))
    }
  }

  @Test(arguments: [
    "compare", "diff", "diff #1 #1", "open", "tap 1", "back", "close", "reload", "load products",
    "play open", "findings", "leaks", "rules",
  ])
  func `takes nothing away from under an open question`(line: String) async throws {
    let session = try await predicting()
    let answer = await session.answer(line)
    #expect(answer.status == .failed)
    #expect(answer.text.plain.contains("explore"))
    #expect(session.trace.lastNumber == 7)
  }

  @Test func `tells of a call whose end is hidden that it has not returned`() async throws {
    let answer = try await predicting().answer("show 2")
    #expect(answer.text.plain.contains("returned   not yet\n"))
  }

  @Test(arguments: ["show 3", "show 99", "why 3", "why 99", "diagram 3..3", "diagram 1..99"])
  func `does not tell how many rows are hidden`(line: String) async throws {
    let text = try await predicting().answer(line).text.plain
    #expect(text == "What comes after #2 is hidden while the question is open.\n")
  }

  @Test func `offers no hidden row by Tab`() async throws {
    #expect(try await predicting().completions(of: "tap ").words == [])
    #expect(try await predicting().completions(of: "show ").words == ["#1", "#2"])
  }

  @Test(arguments: ["explore", "restart"]) func `remembers nothing hidden for diff`(line: String)
    async throws
  {
    let session = try await predicting()
    #expect(await session.answer(line).status == .done)
    #expect(session.previous?.lastNumber ?? 0 < 3)
  }

  @Test func `compares freely while exploring`() async throws {
    let session = try await predicting()
    _ = await session.answer("explore; open; reload; open")
    #expect(await session.answer("diff").text.plain.hasSuffix("say the same: 7 rows compared.\n"))
  }

  @Test func `comes back from exploring to where it was`() async throws {
    let session = try await predicting()
    let before = session.trace
    for line in ["explore", "open", "tap 1", "close", "load products mvc", "return"] {
      #expect(await session.answer(line).status == .done, "\(line)")
    }
    #expect(session.trace == before)
    #expect(session.prompt == "viper 4/12> ")
  }
}
