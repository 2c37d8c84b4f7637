import TerminalText
import Testing

@testable import Lab

@Suite struct SessionTests {
  @Test func `answers many sessions at once as it answers one`() async {
    let expected = await Session().answer("load products; open; tap 1; export json").text
    let answers = await withTaskGroup(of: StyledText.self) { group in
      for _ in 0..<8 {
        group.addTask {
          let session = Session()
          return await session.answer("load products; open; tap 1; export json").text
        }
      }
      return await group.reduce(into: []) { $0.append($1) }
    }
    #expect(answers.allSatisfy { $0 == expected })
  }

  @Test func `refuses to save what a transcript cannot hold`() async {
    let session = Session()
    _ = await session.answer("load \u{1b}[31m")
    #expect(await session.answer("save transcript x.md").status == .failed)
  }

  @Test func `keeps a refusal whole beside its wrapped text`() async {
    let session = Session()
    let answer = await session.answer("set width 40; modules; open")
    #expect(answer.refusal == "Nothing is loaded yet. Type  load products  first.")
    #expect(answer.accepted.plain.contains("a list of products"))
    #expect(!answer.accepted.plain.contains("Nothing is loaded"))
    #expect(answer.text.lines.allSatisfy { $0.displayWidth <= 60 })
  }

  @Test func `draws nothing but ASCII when asked`() async {
    let session = Session()
    let lines = "set ascii on; load products; open; tap 1; wiring; compare; back; help"
    #expect(await !session.last(lines).contains { !$0.isASCII })
  }

  @Test func `draws all of many rows when asked`() async {
    let text = await last("load products --given many; open", "screen all")
    #expect(text.split(separator: "\n").count == 503)
  }
}
