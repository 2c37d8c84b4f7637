import SampleModules
import Stage
import TerminalText
import TestSupport
import Testing
import Traces

@testable import Lab

@Suite struct ReportTests {
  private func page(_ words: String...) -> String { Session().report(on: words).text.plain }

  private func calls(_ count: Int, _ name: String = "load()") -> [Event] {
    (1...count).map {
      Event(.call, number: $0, from: Participant(.view), to: Participant(.presenter), Message(name))
    }
  }

  @Test(
    arguments: Effort.cases(
      Samples.modules.flatMap { module in module.variants.map { (module.name, $0.name) } }
    )
  )
  func `opens and closes whatever it opens`(module: String, variant: String) {
    let lines = page(module, variant).split(separator: "\n")
    #expect(lines.count { $0.hasPrefix("```") }.isMultiple(of: 2))
    #expect(lines.count { $0.hasPrefix("<details>") } == lines.count { $0 == "</details>" })
    #expect(lines.count > 40)
  }

  @Test func `takes linear time and room in the depth of calls`() {
    var events = calls(Effort.count(10_000))
    for index in events.indices.dropFirst() { events[index].cause = index }
    let page = Report(of: Trace(events: events), in: "deep").markdown
    #expect(page.contains("rows more are not drawn"))
  }

  @Test func `draws so much as Mermaid takes, and counts the rest`() throws {
    let page = Report(of: Trace(events: calls(300)), in: "a").markdown
    #expect(page.contains(": 250 load()") && !page.contains(": 251 load()"))
    #expect(page.contains("50 rows more are not drawn."))
    let name = String(repeating: "long", count: 200)
    let long = Report(of: Trace(events: calls(100, name)), in: "long").markdown
    let diagram = try #require(long.split(separator: "```mermaid\n").dropFirst().first)
    #expect((diagram.split(separator: "```").first ?? "").utf16.count <= 50_000)
    #expect(long.contains("rows more are not drawn"))
  }

  @Test(arguments: 1...50) func `keeps its form whatever names and texts are`(seed: UInt64) {
    var random = SplitMix64(seed: seed)
    let signs = Array("ab|`<>&#\"\\*_[]\n\u{1b}가🙂 ")
    let word = { String((0..<8).map { _ in signs.randomElement(using: &random) ?? "a" }) }
    let (one, other) = (
      Participant(Role(word()), type: word()), Participant(Role(word()), type: word())
    )
    var action = Event(.action, number: 1, from: .user, to: one, Message(word()))
    action.executor = word()
    var call = Event(.call, number: 2, from: one, to: other, Message(word()))
    call.cause = 1
    let page = Report(of: Trace(events: [action, call]), in: word()).markdown
    let lines = page.split(separator: "\n")
    #expect(!page.contains("\u{1b}"))
    for line in lines where line.hasPrefix("| ") {
      #expect(line.replacing("\\|", with: "").count { $0 == "|" } == 5, "\(line)")
    }
    #expect(lines.count { $0.hasPrefix("```") }.isMultiple(of: 2))
  }
}
