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
  }

  @Test func `keeps the finding of the more specific of two rules`() throws {
    let trace = try Trace(
      notation: """
        lanes User View Presenter Interactor Cart.View Cart.Presenter
        View -> Presenter             viewDidLoad()
          Presenter -> Interactor       loadTotal()
            Interactor -> Cart.View       show("1")
        """
    )
    let findings = Review(Evidence(trace)).findings
    #expect(findings.map(\.name) == ["module-boundary"])
    #expect(Rule.layerSkip.evaluate(Evidence(trace)).findings.map(\.rows) == [[3]])
  }

  @Test(arguments: try Healthy.all()) func `healthy modules have no findings`(healthy: Healthy) {
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

  @Test func `every rule finds something in a faulty module or a conversation`() throws {
    let expected = try Faulty.all().map(\.rule) + Conversation.all().flatMap(\.expected).map(\.name)
    #expect(Set(expected) == Set(Rule.all.map(\.name)))
  }

  @Test(arguments: try Faulty.all())
  func `a fault is revealed by exactly its own finding`(faulty: Faulty) {
    #expect(Review(faulty.evidence).findings.map(\.name) == [faulty.rule])
  }

  @Test(arguments: Rule.all.map(\.name))
  func `every rule has a page without empty parts`(name: String) throws {
    let page = RulePage(try #require(Rule.named(name)))
    for text in [page.title, page.what, page.why, page.signs, page.repair, page.code, page.hint] {
      #expect(!text.isEmpty)
      #expect(!text.contains("\t"))
    }
    for text in [page.what, page.why, page.signs, page.repair, page.hint] {
      #expect(text.hasSuffix(".") && !text.contains("\n") && !text.contains("  "))
    }
    #expect(page.code.split(separator: "\n").allSatisfy { $0.count <= 50 })
  }

  @Test func `no two rules share a name or a page`() {
    #expect(Set(Rule.all.map(\.name)).count == Rule.all.count)
    #expect(Set(Rule.all.map(RulePage.init)).count == Rule.all.count)
  }
}

@Suite struct MissingEvidenceTests {
  @Test(arguments: try evidence())
  func `a rule says why it judges nothing`(name: String, evidence: Evidence, reason: String) throws
  {
    let rule = try #require(Rule.named(name))
    #expect(rule.evaluate(evidence).description == "judged nothing: \(reason)")
  }

  private static func evidence() throws -> [(String, Evidence, String)] {
    let open = try Trace(notation: Healthy.mvvm).followed(by: Faulty.strongClosure)
    let (viper, lost) = (try Trace(notation: Healthy.viper), try Trace(notation: Faulty.nilLink))
    let scenarios = "the runs of all scenarios are needed"
    let losses = "messages were lost, and what they would have led to is not known"
    let call = SourceFacts(calls: [.init("Title.isValid", in: "Todo", .view, by: "add(_:)")])
    return [
      ("strong-view", try evidence(Healthy.viper), "the trace has no object graph"),
      ("strong-closure", Evidence(open), "no screen was left"),
      ("per-cell", try evidence("View -> Presenter  load()"), "no table has asked for cells"),
      (
        "reply-off-main", try evidence("= on io\nInteractor -> Presenter  didLoad()"),
        "no message reached a View"
      ),
      (
        "endless-loading", try evidence("User -> View  open", pending: 1),
        "something still runs or is due"
      ),
      (
        "entity-leak", try evidence("Presenter -> View  show([2 Todo])"),
        "no type is named as an entity"
      ),
      ("made-entity", Evidence(Trace(), source: SourceFacts()), "no type is named as an entity"),
      ("misplaced-rule", Evidence(Trace()), "no source was given"),
      (
        "misplaced-rule", Evidence(Trace(), source: call),
        "no function is named as a rule of the business"
      ),
      ("unused-reference", Evidence(try Faulty.held), "no source was given"),
      ("unsaved-change", Evidence(try Faulty.edited, source: Faulty.unsaved), scenarios),
      ("dead-output", Evidence(viper, source: Faulty.deadOutput), scenarios),
      ("dead-output", Evidence(viper, scenarios: [lost], source: Faulty.deadOutput), losses),
    ]
  }

  private static func evidence(_ notation: String, pending: Int = 0) throws -> Evidence {
    Evidence(try Trace(notation: notation), pending: pending)
  }
}
