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
    let skip = Rule.layerSkip
    #expect(skip.evaluate(Evidence(trace)).findings.map(\.rows) == [[3]])
  }
}
