import SequenceDiagrams
import Testing

@Suite struct MermaidLimitTests {
  @Test func `is exceeded by more than 50,000 characters`() {
    #expect(MermaidLimit(exceededBy: String(repeating: "x", count: 50_000)) == nil)
    #expect(MermaidLimit(exceededBy: String(repeating: "x", count: 50_001)) != nil)
  }

  @Test func `counts characters as Mermaid does, in UTF-16`() {
    #expect(MermaidLimit(exceededBy: String(repeating: "김", count: 50_000)) == nil)
    #expect(MermaidLimit(exceededBy: String(repeating: "🍲", count: 25_001)) != nil)
  }

  @Test func `limits no other format`() {
    let text = String(repeating: "x", count: 60_000)
    #expect(MermaidLimit(exceededBy: text, as: .plantUML) == nil)
    let limit = MermaidLimit(exceededBy: text, as: .mermaid)
    let sentence = limit?.warning(alternatives: ["--fold", "--depth N"]) ?? ""
    #expect(sentence.contains("50,000") && sentence.contains("60000"))
    #expect(sentence.contains("--fold, --depth N") && sentence.contains("maxTextSize"))
  }
}
