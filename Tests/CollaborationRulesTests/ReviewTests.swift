import RulePages
import Testing
import Traces

@testable import CollaborationRules

@Suite struct ReviewTests {
  @Test func `reports that no rule had anything to judge`() {
    let review = Review(Evidence(Trace()))
    #expect(review.findings == [])
    #expect(review.summary == "No rule had anything to judge.")
    #expect(review.headline == "0 findings; lifetimes not judged.")
    #expect(review.results.allSatisfy { !$0.result.reason.isEmpty })
    #expect(RetentionReport(in: Trace()) == nil)
  }

  @Test func `each rule examines a subject of a conversation, and finds something in another`()
    throws
  {
    let conversations = try Conversation.all()
    for rule in Rule.all {
      // The rule's own traces first: most rules examine a subject in one of them.
      let own = conversations.filter { $0.page.contains(rule.name) }
      let examining = try (own + conversations).first { conversation in
        try !rule.evaluate(conversation.evidence).examined.isEmpty
      }
      #expect(examining != nil, "\(rule.name)")
    }
    let found = try conversations.flatMap { try $0.expected.map(\.name) }
    #expect(Set(found) == Set(Rule.all.map(\.name)))
  }

  @Test(arguments: ["open", "viewDidLoad()"])
  func `names the rules that a trace cannot be judged by, of an app none that needs a close action`(
    action: String
  ) throws {
    let review = Review(Evidence(try Trace(notation: "User -> View  \(action)")))
    let source = "hidden-dependency, dead-output, unused-reference and unsaved-change"
    #expect(review.unevaluatedRules.contains("\(source) (a trace does not contain the source)"))
    #expect(review.unevaluatedRules.contains("recorder-retains") == (action == "open"))
  }

  @Test(arguments: Rule.all.map(\.name))
  func `every rule has a page without empty parts`(name: String) throws {
    let page = RulePage(try #require(Rule.named(name)))
    let paragraphs = ["What", "Why", "Signs", "Repair", "Hint"].map { page[$0] }
    for text in [page.title, page.code] + paragraphs {
      #expect(!text.isEmpty)
      #expect(!text.contains("\t"))
    }
    for text in paragraphs {
      #expect(text.hasSuffix(".") && !text.contains("\n") && !text.contains("  "))
    }
    #expect(page.code.split(separator: "\n").allSatisfy { $0.count <= 50 })
  }

  @Test func `no two rules share a name or a page`() {
    #expect(Set(Rule.all.map(\.name)).count == Rule.all.count)
    #expect(Set(Rule.all.map(RulePage.init)).count == Rule.all.count)
  }
}
