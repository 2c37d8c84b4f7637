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
  func `names what to hold instead`(role: String, type: String, word: String, instead: String) {
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

  /// Neighbours, the same role, the Router of a RIBs Interactor, and properties that are no references.
  @Test(arguments: [
    (".presenter", "A", "var other: any ProductRepositoryProtocol"),
    (".presenter", "A", "var other: RouterProtocol"),
    (".presenter", "A", "var other: ProductStoreProtocol"),
    (".view", "A", "var other: ListViewModelProtocol"),
    (".view", "A", "var other: ListPresenterProtocol"),
    (".view", "A", "var other: ListViewOutput"),
    (".controller", "A", "var other: ProductStoreProtocol"),
    (".interactor", "A", "var other: ProductStoreProtocol"),
    (".viewModel", "A", "var other: ListRouterProtocol"),
    (".presenter", "A: ListViewInput", "@Seam var other: (ListViewInput)?"),
    (".presenter", "A: Base, Shop.ListViewProtocol", "@Seam var other: (any ListViewProtocol)?"),
    (
      ".interactor", "A: PresentableInteractor<any ListPresentable>",
      "@Seam var other: (ListRouting)?"
    ),
    (".interactor", "A: RIBs.Interactor", "@Seam var other: (ListRouting)?"),
    (".view", "A", "static var store: StoreProtocol?"),
    (".view", "A", "class var router: RouterProtocol? { nil }"),
    (".presenter", "A", "weak var view: ListViewProtocol?"),
    (".presenter", "A", "unowned var view: any ListViewProtocol"),
    ("role", "A", "var a: StoreProtocol?"),
  ])
  func `accepts all other properties`(_ role: String, _ name: String, _ property: String) {
    expectExpansion(of: "@Role(\(role)) class \(name) {\n  \(property)\n}")
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
