import Testing
import Traces

@testable import SequenceDiagrams

/// Changed rows of two traces as Mermaid and as SVG.
@Suite struct DifferenceExportTests {
  private func difference(_ before: String, _ after: String) throws -> TraceDifference {
    TraceDifference(from: try Trace(notation: before), to: try Trace(notation: after))
  }

  @Test func `Mermaid shows signs, numbers and colours of changed rows`() throws {
    let difference = try difference(
      "A -> B one()\n  B -> C two(1)\nA -> B three()\n",
      "A -> B one()\n  B -> C two(2)\nA -> B four()\n"
    )
    #expect(
      difference.mermaid(context: 0) == """
        sequenceDiagram
            participant p0 as A
            participant p1 as B
            participant p2 as C
            p0->>+p1: 1 one()
            rect rgba(187, 128, 9, 0.25)
            p1->>p2: ~ 2 two(2)#59; was (1)
            deactivate p1
            end
            rect rgba(218, 54, 51, 0.25)
            p0->>p1: - 3 three()
            end
            rect rgba(46, 160, 67, 0.25)
            p0->>p1: + 3 four()
            end

        """
    )
  }

  @Test func `the action that led to a change is drawn, and rows between are counted`() throws {
    let calls = (1...9).map { "  View -> Presenter  step(\($0))\n" }.joined()
    let before = "User -> View  open\n\(calls)  View -> Presenter  last(1)\n"
    let difference = try difference(before, before.replacing("last(1)", with: "last(2)"))
    let lines = difference.mermaid(context: 1).split(separator: "\n").map { $0.drop { $0 == " " } }
    #expect(lines[4] == "p0->>p1: 1 open")
    #expect(lines[5] == "Note over p0,p2: 8 rows as before (#35;2 to #35;9)")
    #expect(lines[7] == "p1->>p2: 10 step(9)")
    #expect(lines[9] == "p1->>p2: ~ 11 last(2)#59; was (1)")
  }

  @Test func `rows after the longest diagram are counted`() throws {
    let rows = (1...100).map { "A -> B  call\($0)()\n" }.joined()
    let mermaid = try difference("", rows).mermaid(longest: 10)
    #expect(mermaid.contains("+ 10 call10()"))
    #expect(!mermaid.contains("call11"))
    #expect(mermaid.contains("90 rows more, not drawn"))
  }

  @Test func `a label of a million characters is cut`() throws {
    let text = String(repeating: "e\u{301};<", count: 300_000)
    let mermaid = try difference("", "A -> B  say(\"\(text)\")\n").mermaid()
    #expect(mermaid.utf8.count < 4_000)
  }

  @Test func `a picture shows the conversations one below the other`() throws {
    let one = try difference("A -> B  one()\n", "A -> B  one(2)\n")
    let two = try difference("", "C -> D  <b>()\n".replacing("<b>", with: "two"))
    let picture = TraceDifference.svg(
      of: [("first & <last>", one), ("second", two)],
      title: "T",
      description: "D"
    )
    #expect(picture.contains("first &amp; &lt;last&gt;"))
    #expect(picture.contains(">~ 1</text>") && picture.contains(">+ 1</text>"))
    #expect(picture.split(separator: "<g transform=\"translate(0 ").count == 3)
    #expect(picture.split(separator: "<svg").count == 1 && picture.hasSuffix("</svg>\n"))
  }
}
