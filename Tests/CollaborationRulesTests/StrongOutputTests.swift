import Testing
import Traces

@testable import CollaborationRules

@Suite struct StrongOutputTests {
  @Test func `names the cycle and the declaration`() throws {
    let result = Rule.strongOutput.evaluate(try Faulty.named("strong-output"))
    let finding = try #require(result.findings.first)
    #expect(finding.text == "Interactor holds Presenter strongly, and is held by it.")
    #expect(
      finding.details.first
        == "The cycle: Presenter -.interactor-> Interactor -.presenter-> Presenter."
    )
    #expect(result.description == "judged 3 seams")
  }

  @Test func `advises AnyObject for a protocol that is not class-bound`() throws {
    let graph = ObjectGraph(
      "Presenter.interactor strong Interactor",
      "Interactor.presenter strong Presenter"
    )
    let source = SourceFacts(valueInterfaces: ["Presenter"])
    let evidence = Evidence(Trace().followed(by: graph), source: source)
    #expect(
      Rule.strongOutput.evaluate(evidence).findings.map(\.repair) == [
        "protocol Presenter: AnyObject, then weak var presenter: Presenter? in Interactor"
      ]
    )
  }

  @Test func `is found together with a strong View`() throws {
    let graph = ObjectGraph(
      "View.presenter strong Presenter",
      "Presenter.view strong View",
      "Presenter.interactor strong Interactor",
      "Interactor.presenter strong Presenter"
    )
    let review = Review(Evidence(try Faulty.opened(holding: graph)))
    #expect(review.findings.map(\.name) == ["strong-view", "strong-output"])
  }

  @Test func `blames the Presenter, not the Coordinator that holds its screen`() throws {
    let graph = ObjectGraph(
      "Coordinator.view strong View",
      "View.presenter strong Presenter",
      "Presenter.coordinator strong Coordinator"
    )
    let review = Review(Evidence(Trace().followed(by: graph)))
    #expect(
      review.findings.map(\.text) == [
        "Presenter holds Coordinator strongly, and is held by it."
      ]
    )
  }

  @Test func `is the only finding about objects that are alive after close`() throws {
    let trace = try Faulty.closed(Healthy.viper, holding: Faulty.strongOutputLeft)
    #expect(Review(Evidence(trace)).findings.map(\.name) == ["strong-output"])
  }
}
