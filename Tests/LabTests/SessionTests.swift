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

  @Test func `records from the time of the command on, in the terminal's size`() async throws {
    let session = Session()
    var time = 60.0
    session.clock = {
      time += 1
      return time
    }
    session.adapt(width: 100, height: 30)
    for line in ["record a.cast", "modules", "record off"] { _ = await session.answer(line) }
    let text = try String(decoding: session.files.read("a.cast"), as: UTF8.self)
    let lines = text.split(separator: "\n")
    #expect(lines[0].contains("\"width\": 100, \"height\": 30"))
    let times = lines.dropFirst().compactMap { Double($0.dropFirst().prefix { $0 != "," }) }
    #expect(times.count == lines.count - 1 && times == times.sorted())
    #expect((times.last ?? 0) < 8)
  }

  @Test func `shows a row that is named alone as a command`() async {
    let session = Session()
    let answer = await session.answer("load products; open; #3")
    #expect(answer.status == .done && answer.text.plain.contains("#3"))
  }

  @Test func `says that progress is not kept where it cannot be written`() async {
    let session = Session()
    session.progressStore = ProgressStore(path: "/root/x", read: { "" }) { _ in "No room." }
    let answer = await session.answer("progress where")
    #expect(answer.text.plain.hasPrefix("No room. It lasts for this session."))
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
