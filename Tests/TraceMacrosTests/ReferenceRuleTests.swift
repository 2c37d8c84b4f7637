import Testing

/// Tests which references break a rule of the architecture, and the fix-its for them.
@Suite struct ReferenceRuleTests {
  @Test(arguments: [
    (".view", "ListInteractorProtocol", "Interactor", "ListPresenterProtocol"),
    ("\"Screen\", as: .view", "ListInteractorInput", "Interactor", "ListViewOutput"),
    ("StandardRole.view", "ListWireframe", "Router", "ListPresenter"),
    (".view", "ProductRepositoryInterface", "Repository", "ProductPresenterInterface"),
    (".interactor", "ListViewInput", "View", "ListInteractorOutput"),
    (".interactor", "ListRouterProtocol", "Router", "ListPresenterProtocol"),
  ])
  func `names the forbidden type and the one to hold instead`(
    _ role: String,
    _ type: String,
    _ word: String,
    _ instead: String
  ) {
    let start = "@Role(\(role)) class A {\n  @Seam var other: "
    let isView = role.hasSuffix(".view")
    expectWarning(
      "\(isView ? "a View" : "an Interactor") may not hold the \(word) '\(type)'; "
        + "\(isView ? "ask" : "tell") the Presenter",
      in: "\(start)\(type)?\n}",
      column: 20,
      fixes: ["hold '\(instead)' instead"],
      fixed: "\(start)\(instead)?\n}"
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
    (".presenter", "var view: ListViewProtocol?", "weak var view: ListViewProtocol?", "View", 3),
    (".presenter", "var view: ListViewInput!", "weak var view: ListViewInput!", "View", 3),
    (
      ".interactor", "var view: ListPresenterProtocol?", "weak var view: ListPresenterProtocol?",
      "Presenter", 3
    ),
    (
      ".interactor", "var view: ListInteractorOutput?", "weak var view: ListInteractorOutput?",
      "Presenter", 3
    ),
    (".interactor", "var view: PresenterOutput?", "weak var view: PresenterOutput?", "Output", 3),
    (
      ".presenter", "private let view: ListViewProtocol?",
      "private weak var view: ListViewProtocol?", "View", 11
    ),
    (
      ".presenter", "private(set) var view: any ListViewProtocol",
      "private(set) weak var view: (any ListViewProtocol)?", "View", 16
    ),
    (".presenter", "var view: ListViewProtocol", "weak var view: ListViewProtocol?", "View", 3),
    (
      ".presenter", "var view: Shop.ListViewProtocol", "weak var view: Shop.ListViewProtocol?",
      "View", 3
    ),
  ])
  func `requires a reference back to be a weak variable, and so optional`(
    _ role: String,
    _ line: String,
    _ fixed: String,
    _ word: String,
    _ column: Int
  ) {
    let name = role == ".presenter" ? "a Presenter" : "an Interactor"
    let isOptional = line.contains("?") || line.contains("!")
    expectWarning(
      "'view' must be 'weak', or \(name) and its \(word) keep each other alive",
      in: "@Role(\(role)) class A {\n  \(line)\n}",
      column: column,
      fixes: [isOptional ? "add 'weak'" : "make it 'weak' and optional"],
      fixed: "@Role(\(role)) class A {\n  \(fixed)\n}"
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
        \(ending(of: "A", "\"Screen\", as: .view"))
        """
    )
  }

  @Test func `checks no rule of a role that is not spelled out`() {
    expectDiagnostics(of: "@Role(role) class A {\n  var a: StoreProtocol?\n}")
  }
}

/// Tests the role that the name of a type tells.
@Suite struct RoleWordTests {
  @Test(arguments: [
    ("ListView", "View"), ("ListViewController", "View"), ("ListViewProtocol", "View"),
    ("ListViewInput", "View"), ("ListViewInterface", "View"), ("ListViewModel", "ViewModel"),
    ("ListViewOutput", "Presenter"), ("ListInteractorOutputProtocol", "Presenter"),
    ("ListViewDelegate", "Presenter"), ("ListPresentation", "Presenter"),
    ("ListPresenterOutput", "Output"), ("ListModuleOutput", "Output"),
    ("ListUseCase", "Interactor"),
    ("ListRouting", "Router"), ("ListWireframeProtocol", "Router"), ("ProductStore", "Store"),
  ])
  func `reads the role`(_ name: String, _ part: String) {
    #expect(RoleWord(name)?.part == part)
  }

  @Test(arguments: ["Product", "ListPresenterDelegate", "ListDelegate", "Viewer", "ListInput"])
  func `reads no role in other names`(_ name: String) {
    #expect(RoleWord(name) == nil)
  }
}
