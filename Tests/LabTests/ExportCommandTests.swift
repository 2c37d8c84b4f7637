import TerminalText
import Testing
import Traces

@testable import Lab

@Suite struct ExportCommandTests {
  private func session(_ lines: String...) async -> Session {
    let session = Session()
    for line in ["load products", "open", "tap 1"] + lines { _ = await session.answer(line) }
    return session
  }

  @Test(arguments: ["mermaid", "plantuml", "svg", "notation", "json", "text"])
  func `writes some rows in every form`(format: String) async {
    let session = await session()
    let whole = await session.answer("export \(format)").text.plain
    let some = await session.answer("export \(format) 8..10").text.plain
    #expect(whole.contains("fetchProducts") && whole.contains("didSelectProduct"))
    #expect(!some.contains("fetchProducts()") && some.contains("didSelectProduct"))
    #expect(await session.answer("export \(format) 8..10 some.txt").status == .done)
  }

  @Test(arguments: ["mermaid", "plantuml", "svg", "text"])
  func `folds drawings as the diagram is folded`(format: String) async {
    let text = await session("fold depth 1").answer("export \(format)").text.plain
    #expect(text.contains("5 rows inside"))
    #expect(!text.contains("getProducts()"))
  }

  @Test(arguments: ["json", "notation"])
  func `leaves nothing out of what programs read`(format: String) async {
    let text = await session("fold depth 1", "filter router").answer("export \(format)").text.plain
    #expect(text.contains("getProducts()"))
  }

  @Test func `says when Mermaid would not draw it`() async throws {
    let session = await session()
    let name = String(repeating: "long", count: 200)
    let events = (1...100).map {
      Event(.call, number: $0, from: .user, to: Participant(.view), Message(name, []))
    }
    try session.files.write("a.trace", Array(Trace(events: events).jsonLines.utf8))
    _ = await session.answer("load trace a.trace; fold off")
    let shown = await session.answer("export mermaid").text.plain
    let comments = shown.split(separator: "\n").filter { $0.hasPrefix("%% ") }
    #expect(comments.joined().contains("maxTextSize"))
    let written = await session.answer("export mermaid a.mmd").text.plain
    #expect(written.hasPrefix("Written: a.mmd\n") && written.contains("fold on"))
    #expect(await !session.answer("export mermaid 1..9").text.plain.contains("maxTextSize"))
    #expect(await !session.answer("export plantuml").text.plain.contains("maxTextSize"))
  }
}
