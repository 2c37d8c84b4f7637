import SequenceDiagrams
import Testing
import Traces

@Suite struct MermaidLimitTests {
  @Test(arguments: [("x", 50_000), ("김", 50_000), ("🍲", 25_000)])
  func `is exceeded by more than 50,000 characters, counted in UTF-16`(text: String, most: Int) {
    let texts = [most, most + 1].map { String(repeating: text, count: $0) }
    let warnings = texts.map { DiagramFormat.mermaid.warning(about: $0, alternatives: []) }
    #expect(warnings[0] == nil && warnings[1] != nil)
  }

  @Test func `limits no other format`() {
    let text = String(repeating: "x", count: 60_000)
    let forms = ["--fold", "--depth N"]
    #expect(DiagramFormat.plantUML.warning(about: text, alternatives: forms) == nil)
    let sentence = DiagramFormat.mermaid.warning(about: text, alternatives: forms) ?? ""
    #expect(sentence.contains("50,000") && sentence.contains("60000"))
    #expect(sentence.contains("--fold, --depth N") && sentence.contains("maxTextSize"))
  }
}

@Suite struct DifferenceExportTests {
  @Test func `rows after the longest diagram are counted`() throws {
    let rows = (1...100).map { "A -> B  call\($0)()\n" }.joined()
    let mermaid = try TraceDifference("", rows).mermaid(longest: 10)
    #expect(mermaid.contains("+ 10 call10()"))
    #expect(!mermaid.contains("call11"))
    #expect(mermaid.contains("90 rows more, not drawn"))
  }

  @Test func `a label of a million characters is cut`() throws {
    let text = String(repeating: "e\u{301};<", count: 300_000)
    let mermaid = try TraceDifference("", "A -> B  say(\"\(text)\")\n").mermaid()
    #expect(mermaid.utf8.count < 4_000)
  }

  @Test func `a picture shows the conversations one below the other`() throws {
    let one = try TraceDifference("A -> B  one()\n", "A -> B  one(2)\n")
    let two = try TraceDifference("", "C -> D  two()\n")
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

extension TraceDifference {
  init(_ before: String, _ after: String) throws {
    self.init(from: try Trace(notation: before), to: try Trace(notation: after))
  }
}
