import Testing

/// Tests which references break a rule of the architecture, and the fix-its for them.
@Suite struct ReferenceRuleTests {
  /// A reference that its class may not have.
  struct Foreign {
    let role: String
    let type: String
    let said: String
    let instead: String
  }

  @Test(arguments: [
    Foreign(
      role: ".view",
      type: "ListInteractorProtocol",
      said: "a View may not hold the Interactor 'ListInteractorProtocol'; ask the Presenter",
      instead: "ListPresenterProtocol"
    ),
    Foreign(
      role: "\"Screen\", as: .view",
      type: "ListInteractorInput",
      said: "a View may not hold the Interactor 'ListInteractorInput'; ask the Presenter",
      instead: "ListViewOutput"
    ),
    Foreign(
      role: "StandardRole.view",
      type: "ListWireframe",
      said: "a View may not hold the Router 'ListWireframe'; ask the Presenter",
      instead: "ListPresenter"
    ),
    Foreign(
      role: ".view",
      type: "ProductRepositoryInterface",
      said: "a View may not hold the Repository 'ProductRepositoryInterface'; ask the Presenter",
      instead: "ProductPresenterInterface"
    ),
    Foreign(
      role: ".interactor",
      type: "ListViewInput",
      said: "an Interactor may not hold the View 'ListViewInput'; tell the Presenter",
      instead: "ListInteractorOutput"
    ),
    Foreign(
      role: ".interactor",
      type: "ListRouterProtocol",
      said: "an Interactor may not hold the Router 'ListRouterProtocol'; tell the Presenter",
      instead: "ListPresenterProtocol"
    ),
  ])
  func `names the forbidden type and the one to hold instead`(_ foreign: Foreign) {
    let start = "@Role(\(foreign.role)) class A {\n  @Seam var other: "
    expectWarning(
      foreign.said,
      in: "\(start)\(foreign.type)?\n}",
      column: 20,
      fixes: ["hold '\(foreign.instead)' instead"],
      fixed: "\(start)\(foreign.instead)?\n}"
    )
  }

  @Test func `a Presenter with an Interactor may not hold a Store`() {
    let start = """
      @Role(.presenter) class A {
        var interactor: CartInteractorProtocol?
        @Seam var other:
      """
    expectWarning(
      "a Presenter may not hold the Store 'CartStoreProtocol'; ask the Interactor",
      in: "\(start) CartStoreProtocol?\n}",
      line: 3,
      column: 20,
      fixes: ["hold 'CartInteractorProtocol' instead"],
      fixed: "\(start) CartInteractorProtocol?\n}"
    )
  }

  @Test(arguments: [
    (".presenter", "any ProductRepositoryProtocol"), (".presenter", "RouterProtocol"),
    (".presenter", "ProductStoreProtocol"),
    (".view", "ListViewModelProtocol"), (".view", "ListPresenterProtocol"),
    (".view", "ListViewOutput"), (".controller", "ProductStoreProtocol"),
    (".interactor", "ProductStoreProtocol"), (".viewModel", "ListRouterProtocol"),
  ])
  func `accepts neighbours`(_ role: String, _ type: String) {
    expectDiagnostics(of: "@Role(\(role)) class A {\n  var other: \(type)\n}")
  }

  @Test(arguments: [
    (".presenter", "ListViewInput", "ListViewInput"),
    (".presenter", "Base, Shop.ListViewProtocol", "any ListViewProtocol"),
    (".interactor", "PresentableInteractor<any ListPresentable>", "ListRouting"),
    (".interactor", "RIBs.Interactor", "ListRouting"),
  ])
  func `accepts the same role, and the Router of a RIBs Interactor`(
    _ role: String,
    _ parents: String,
    _ type: String
  ) {
    expectDiagnostics(
      of: "@Role(\(role)) class A: \(parents) {\n  @Seam var other: (\(type))?\n}"
    )
  }

  @Test func `accepts static and computed properties`() {
    expectDiagnostics(
      of: """
        @Role(.view) class A {
          static var store: StoreProtocol?
          class var router: RouterProtocol? { nil }
          var title = ""
        }
        """
    )
  }

  @Test(arguments: [
    (".presenter", "var view: ListViewProtocol?", "weak var view: ListViewProtocol?", "View"),
    (".presenter", "var view: ListViewInput!", "weak var view: ListViewInput!", "View"),
    (
      ".interactor", "var view: ListPresenterProtocol?", "weak var view: ListPresenterProtocol?",
      "Presenter"
    ),
    (
      ".interactor", "var view: ListInteractorOutput?", "weak var view: ListInteractorOutput?",
      "Presenter"
    ),
    (".interactor", "var view: PresenterOutput?", "weak var view: PresenterOutput?", "Output"),
  ])
  func `requires a reference back to be weak`(
    _ role: String,
    _ line: String,
    _ fixed: String,
    _ word: String
  ) {
    let name = role == ".presenter" ? "a Presenter" : "an Interactor"
    expectWarning(
      "'view' must be 'weak', or \(name) and its \(word) keep each other alive",
      in: "@Role(\(role)) class A {\n  \(line)\n}",
      column: 3,
      fixes: ["add 'weak'"],
      fixed: "@Role(\(role)) class A {\n  \(fixed)\n}"
    )
  }

  @Test(arguments: [
    (
      "private(set) var view: any ListViewProtocol",
      "private(set) weak var view: (any ListViewProtocol)?", 16
    ),
    ("var view: ListViewProtocol", "weak var view: ListViewProtocol?", 3),
    ("var view: Shop.ListViewProtocol", "weak var view: Shop.ListViewProtocol?", 3),
  ])
  func `makes a weak reference optional, too`(_ line: String, _ fixed: String, _ column: Int) {
    expectWarning(
      "'view' must be 'weak', or a Presenter and its View keep each other alive",
      in: "@Role(.presenter) class A {\n  \(line)\n}",
      column: column,
      fixes: ["make it 'weak' and optional"],
      fixed: "@Role(.presenter) class A {\n  \(fixed)\n}"
    )
  }

  @Test func `requires a constant back to be a weak variable`() {
    expectWarning(
      "'view' must be 'weak', or a Presenter and its View keep each other alive",
      in: "@Role(.presenter) class A {\n  private let view: ListViewProtocol?\n}",
      column: 11,
      fixes: ["add 'weak'"],
      applying: "add 'weak'",
      fixed: "@Role(.presenter) class A {\n  private weak var view: ListViewProtocol?\n}"
    )
  }

  @Test(arguments: ["weak var view: ListViewProtocol?", "unowned var view: any ListViewProtocol"])
  func `accepts a weak or unowned reference`(_ line: String) {
    expectDiagnostics(of: "@Role(.presenter) class A {\n  \(line)\n}")
  }

  @Test func `accepts everything where the checks are off`() {
    expectExpansion(
      of:
        "@Role(\"Screen\", as: .view, checks: .off) class A {\n  @Unseen var a: StoreProtocol?\n}",
      is: """
        class A {
          var a: StoreProtocol?

          #if TRACING_OFF
          nonisolated let __participant = _NoToken()
          #else
          nonisolated let __participant = _ParticipantToken(
            "Screen", as: .view, type: "A", of: A.self,
            sends: "test.swift")
          #endif
        }

        extension A: _TracedRole {
        }
        """
    )
  }

  @Test func `checks no rule of a role that is not spelled out`() {
    expectDiagnostics(of: "@Role(role) class A {\n  var a: StoreProtocol?\n}")
  }
}
