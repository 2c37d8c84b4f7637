import Testing
import Traces

@testable import CollaborationRules

@Suite struct ReplyOffMainTests {
  @Test func `names the queue and the row`() throws {
    let result = Rule.replyOffMain.evaluate(try Faulty.named("reply-off-main"))
    let finding = try #require(result.findings.first)
    #expect(finding.text == "Presenter tells View something on io; a View belongs to main.")
    #expect(finding.details == ["#8 showArticles(_:) was delivered on io."])
    #expect(result.description == "judged 2 messages")
  }

  @Test func `ignores queues of calls that reach no View`() throws {
    let result = try evaluate(.replyOffMain, "= on io\nInteractor -> Presenter  didLoad()")
    #expect(result.description == "judged nothing: no message reached a View")
  }
}
