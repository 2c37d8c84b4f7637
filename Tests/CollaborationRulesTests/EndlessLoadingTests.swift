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
  ]) func `finds loading that is begun and not ended`(begin: String) throws {
    let findings = try evaluate(begin).findings
    #expect(findings.map(\.text) == ["View shows for ever that something loads."])
    #expect(findings.flatMap(\.rows) == [3, 5])
  }

  @Test(arguments: [
    "hideLoading()", "setLoading(false)", "showError(\"Offline\")", "render(.failed)",
    "render(State(isLoading: false))",
  ]) func `lets it be where the View is told anything more`(end: String) throws {
    #expect(try evaluate("showLoading()", end).findings == [])
  }

  @Test(arguments: [
    ("isLoading = true", "isLoading = false"), ("isBusy = true", "isBusy = false"),
  ])
  func `asks that what was set is set back, whatever else the View is told`(
    begin: String,
    end: String
  ) throws {
    let finding = try #require(try evaluate(begin, "showError(\"Offline\")").findings.first)
    #expect(finding.details.first?.hasSuffix("and never took it back.") == true)
    #expect(try evaluate(begin, end).findings == [])
  }

  @Test(arguments: ["showProgress(0.4)", "didLoad()", "finishLoading()", "render(.loaded)"])
  func `knows what begins nothing`(begin: String) throws {
    #expect(try evaluate(begin).findings == [])
  }

  @Test func `finds it after the screen was left, too, but not where something is still due`()
    throws
  {
    #expect(try evaluate("showLoading()", left: "User -> View  close").findings.count == 1)
    let due = Evidence(try .init(notation: "User -> View  open"), pending: 1)
    #expect(
      Rule.endlessLoading.evaluate(due).description
        == "judged nothing: something still runs or is due"
    )
  }
}
