import Testing
import Traces

@testable import CollaborationRules

@Suite struct HealthyTests {
  @Test(arguments: try Healthy.all()) func `nothing is found where nothing is wrong`(
    healthy: Healthy
  ) {
    #expect(Review(healthy.evidence).findings == [])
  }

  @Test func `each rule has something to judge in one of them, or in a conversation`() throws {
    let conversations = try Conversation.all().map { try $0.evidence }
    let reviews = (try Healthy.all().map(\.evidence) + conversations).map { Review($0) }
    let examining = Set(
      reviews.flatMap(\.results).filter { !$0.result.examined.isEmpty }.map(\.rule.name)
    )
    #expect(Set(Rule.all.map(\.name)).subtracting(examining) == [])
  }

  @Test func `the summary counts what was judged once`() throws {
    let review = Review(Evidence(try Trace(notation: Healthy.viper)))
    #expect(
      review.summary == "16 rules judged 5 messages, 6 seams, 5 objects and 2 requests."
    )
  }
}
