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
}
