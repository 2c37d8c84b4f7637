import Testing
import Traces

@testable import CollaborationRules

@Suite struct EndlessLoadingTests {
  private func evaluate(_ begin: String, _ end: String = "", left: String = "") throws -> RuleResult
  {
    try CollaborationRulesTests.evaluate(
      .endlessLoading,
      """
      lanes User View Presenter Interactor Store
      User -> View                  open
        View -> Presenter             viewDidLoad()
          Presenter -> View             \(begin)
          Presenter -> Interactor       load()
            Interactor -> Presenter       didFail(Offline)
      \(end.isEmpty ? "" : "        Presenter -> View             \(end)")
      \(left)
      """
    )
  }

  @Test(arguments: [
    "showLoading()", "setLoading(true)", "isLoading = true", "startSpinner()", "render(.loading)",
    "render(State(isLoading: true))", "showActivityIndicator()",
  ]) func `finds loading that does not end`(begin: String) throws {
    let findings = try evaluate(begin).findings
    #expect(findings.map(\.text) == ["View shows for ever that something loads."])
    #expect(findings.flatMap(\.rows) == [3, 5])
  }

  @Test(arguments: [
    "hideLoading()", "setLoading(false)", "showError(\"Offline\")", "render(.failed)",
    "render(State(isLoading: false))",
  ]) func `ignores a View that receives another message`(end: String) throws {
    #expect(try evaluate("showLoading()", end).findings == [])
  }

  @Test(arguments: [
    ("isLoading = true", "isLoading = false"), ("isBusy = true", "isBusy = false"),
  ])
  func `finds a loading property that is not set back, after any other message`(
    begin: String,
    end: String
  ) throws {
    let finding = try #require(try evaluate(begin, "showError(\"Offline\")").findings.first)
    #expect(finding.details.first?.hasSuffix("and never took it back.") == true)
    #expect(try evaluate(begin, end).findings == [])
  }

  @Test(arguments: ["showProgress(0.4)", "didLoad()", "finishLoading()", "render(.loaded)"])
  func `ignores messages that do not begin loading`(begin: String) throws {
    #expect(try evaluate(begin).findings == [])
  }

  @Test func `finds loading of a screen that was left`() throws {
    #expect(try evaluate("showLoading()", left: "User -> View  close").findings.count == 1)
  }
}
