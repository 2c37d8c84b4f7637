import Testing
import Traces

@testable import CollaborationRules

@Suite struct FaultyTests {
  @Test func `every rule finds something in a faulty module or a conversation`() throws {
    let expected = try Faulty.all().map(\.rule) + Conversation.all().flatMap(\.expected).map(\.name)
    #expect(Set(expected) == Set(Rule.all.map(\.name)))
  }

  @Test(arguments: try Faulty.all()) func `a fault is revealed by exactly its own finding`(
    faulty: Faulty
  ) {
    #expect(Review(faulty.evidence).findings.map(\.name) == [faulty.rule])
  }

  @Test(arguments: FindingWords.all) func `a finding names the objects, the messages and the rows`(
    words: FindingWords
  ) throws {
    let rule = try #require(Rule.named(words.rule))
    let result = rule.evaluate(try Faulty.named(words.rule))
    let finding = try #require(result.findings.first)
    #expect(result.findings.count == 1)
    #expect(finding.text == words.text)
    #expect(result.description == "judged \(words.judged)")
    for detail in words.details { #expect(finding.details.contains(detail)) }
    if let rows = words.rows { #expect(finding.rows == rows) }
    if let repair = words.repair { #expect(finding.repair == repair) }
  }
}
