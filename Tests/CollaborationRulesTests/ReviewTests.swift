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

  @Test func `counts findings, rules and examined subjects`() throws {
    let review = Review(Evidence(try Trace(notation: Faulty.nilLink)))
    #expect(
      review.summary == "10 rules judged 2 messages, 4 seams and 5 objects."
    )
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
    let skip = Rule.layerSkip
    #expect(skip.evaluate(Evidence(trace)).findings.map(\.rows) == [[3]])
  }

  @Test func `names missing evidence once for all rules that need it`() throws {
    let review = Review(Evidence(try Trace(notation: Faulty.nilLink)))
    #expect(
      review.unevaluatedRules.contains(
        "recorder-retains (the module was not closed)"
      )
    )
    #expect(!review.unevaluatedRules.contains("no message requests data"))
  }
}
