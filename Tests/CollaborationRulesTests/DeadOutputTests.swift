import Testing
import Traces

@testable import CollaborationRules

@Suite struct DeadOutputTests {
  @Test func `reports a requirement together with those that only it would call`() throws {
    var source = Faulty.deadOutput
    source.requirements.append(.init("showMessage(_:)", of: "ViewProtocol", line: 14))
    source.calls = [.init("view.showMessage", in: "Presenter", .presenter, by: "onError(_:)")]
    let findings = try evaluate(
      .deadOutput,
      Healthy.viper,
      scenarios: Healthy.viper,
      source: source
    )
    .findings
    #expect(findings.map(\.text) == ["InteractorOutput.onError(_:) is called in no scenario."])
    #expect(findings.first?.details.last == "Nor is ViewProtocol.showMessage(_:).")
  }

  @Test func `ignores a requirement that one scenario calls`() throws {
    let result = try evaluate(
      .deadOutput,
      Healthy.viper,
      scenarios: Healthy.viper,
      "Interactor -> Presenter  onError(Down.down)",
      source: Faulty.deadOutput
    )
    #expect(result.findings == [])
  }

  @Test func `ignores requirements of an unanswered request, which no-reply finds`() throws {
    var silent = try Trace(
      notation: """
        = wired Interactor.presenter weak Presenter
        Presenter -> Interactor  getProducts()
          Interactor -> Store      loadProducts()
        """
    )
    silent.events[0].seam = Seam("presenter", .weak, as: "InteractorOutput")
    let healthy = try Trace(
      notation: "Presenter -> Interactor  getProducts()\n  Interactor -> Presenter  didGet()"
    )
    let evidence = Evidence(silent, scenarios: [healthy], source: Faulty.deadOutput)
    #expect(Review(evidence).findings.map(\.name) == ["no-reply"])
  }
}
