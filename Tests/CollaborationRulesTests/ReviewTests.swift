import Testing
import Traces

@testable import CollaborationRules

@Suite struct ReviewTests {
  @Test func `says so where nothing could be judged`() {
    let review = Review(Evidence(Trace()))
    #expect(review.findings == [])
    #expect(review.summary == "No rule had anything to judge.")
    #expect(review.judgements.allSatisfy { !$0.judgement.reason.isEmpty })
  }

  @Test func `counts findings, rules and what they looked at`() throws {
    let review = Review(Evidence(try Trace(notation: Faulty.nilLink)))
    #expect(
      review.summary == "1 finding. 4 rules judged 2 messages, 4 seams and 4 objects."
    )
  }
}
