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
    #expect(try evaluate(begin).findings.map(\.rows) == [[3, 5]])
    #expect(try evaluate(begin, left: "User -> View  close").findings.count == 1)
  }

  @Test(arguments: [
    // messages that end loading
    ("showLoading()", "hideLoading()"), ("showLoading()", "setLoading(false)"),
    ("showLoading()", "showError(\"Offline\")"), ("showLoading()", "render(.failed)"),
    ("showLoading()", "render(State(isLoading: false))"), ("isLoading = true", "isLoading = false"),
    ("isBusy = true", "isBusy = false"),
    // messages that do not begin loading
    ("showProgress(0.4)", ""), ("didLoad()", ""), ("finishLoading()", ""), ("render(.loaded)", ""),
  ]) func `ignores loading that ends or does not begin`(begin: String, end: String) throws {
    #expect(try evaluate(begin, end).findings == [])
  }

  @Test(arguments: ["isLoading = true", "isBusy = true"])
  func `finds a loading property that is not set back, after any other message`(begin: String)
    throws
  {
    let finding = try #require(try evaluate(begin, "showError(\"Offline\")").findings.first)
    #expect(finding.details.first?.hasSuffix("and never took it back.") == true)
  }
}

@Suite struct PerCellTests {
  private func drawing(cells: Int) -> String {
    let cell = """

        = calls View tableView(_:cellForRowAt:)
        View -> Presenter  row(at: 0)
      """
    return "  = calls View tableView(_:numberOfRowsInSection:)"
      + String(repeating: cell, count: cells)
  }

  @Test func `takes three rows in one drawing of the table`() throws {
    let twice = "User -> View  open\n\(drawing(cells: 2))\n\(drawing(cells: 2))"
    #expect(try evaluate(.perCell, twice).findings == [])
    let once = "User -> View  open\n\(drawing(cells: 3))\n\(drawing(cells: 3))"
    #expect(try evaluate(.perCell, once).findings.map(\.rows) == [[2, 3, 4]])
  }
}

@Suite struct ScreenStackTests {
  private let sheet = """
    User -> View  viewDidLoad()
      = calls View viewWillAppear(_:)
    User -> View  addTapped()
      = calls Add.View viewWillAppear(_:)
    User -> Add.View  saveTapped()
      = calls Add.View viewWillDisappear(_:)

    """

  @Test(arguments: ["View", "Other.View"])
  func `an action on a covered screen shows that only the screen above was left`(screen: String)
    throws
  {
    let trace = try Trace(notation: sheet + "User -> \(screen)  addTapped()")
    let stack = ScreenStack(trace)
    let view = Participant(named: "View"), end = trace.events.count
    #expect((stack.departure(of: view, before: end) == nil) == (screen == "View"))
    #expect(stack.departure(of: Participant(named: "Add.View"), before: end) != nil)
  }
}
