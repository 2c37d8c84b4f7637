import SeededRandom
import SequenceDiagrams
import TerminalText
import Testing

@testable import Lab

/// Words longer than a person types, as a script may contain them.
@Suite struct LongWordTests {
  private static let word = String(repeating: "x", count: Effort.count(1_000_000))

  @Test(arguments: [
    "W", "load W", "load products W", "load products; open; tap W", "press W", "help W",
    "explain W", "show W", "why W", "diff W", "save W", "save trace W", "export W", "export text W",
    "inject W",
    "filter W", "lesson W", "set W on", "set width W", "source W", "play W", "compare W", "wait W",
  ])
  func `are answered in a few lines`(line: String) async {
    let session = Session()
    let answer = await session.answer(line.replacing("W", with: Self.word))
    #expect(answer.status != .done)
    #expect(answer.text.plain.utf8.count < 20_000)
    #expect((answer.refusal ?? "").utf8.count < 10_000)
  }

  @Test func `have no completions and no hint`() {
    let session = Session()
    #expect(session.hint(for: "load " + Self.word) == nil)
    #expect(session.completions(of: Self.word).words == [])
  }
}
