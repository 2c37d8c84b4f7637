import Testing
import Traces

@testable import CollaborationRules

@Suite struct HealthyTests {
  @Test(arguments: try Healthy.all()) func `healthy modules have no findings`(
    healthy: Healthy
  ) {
    #expect(Review(healthy.evidence).findings == [])
  }

  @Test func `each rule examines a subject of a healthy module or a conversation`() throws {
    let conversations = try Conversation.all().map { try $0.evidence }
    let reviews = (try Healthy.all().map(\.evidence) + conversations).map { Review($0) }
    let examining = Set(
      reviews.flatMap(\.results).filter { !$0.result.examined.isEmpty }.map(\.rule.name)
    )
    #expect(Set(Rule.all.map(\.name)).subtracting(examining) == [])
  }

  @Test func `the summary counts each examined subject once`() throws {
    let review = Review(Evidence(try Trace(notation: Healthy.viper)))
    #expect(
      review.summary == "16 rules judged 5 messages, 6 references, 5 objects and 2 requests."
    )
  }
}
