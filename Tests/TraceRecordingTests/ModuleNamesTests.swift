import RoleNames
import Testing
import Traces

@testable import TraceRecording

@Suite struct ModuleNamesTests {
  /// Returns a class that is made after the View of a list and the first action.
  private static func later(_ type: String, _ role: Role, _ module: String)
    -> [(String, Role, Bool, String?)]
  {
    [("ProductListViewController", .view, false, nil), (type, role, true, module)]
  }

  /// Classes in the order in which they are made: the first action may be before, and nil is any module.
  private static let made: [[(String, Role, Bool, String?)]] = [
    later("ProductDetailPresenter", .presenter, "Detail"),
    later("ProductListPresenter", .presenter, ""),
    later("SettingsViewController", .view, "Settings"),
    later("ProductDetailWireframe", Role("Wireframe", as: .router), "Detail"),
    later("ProductDetailPilot", Role("Pilot", as: .router), "Detail"),
    later("ProductListDetailViewModel", .viewModel, "Detail"),
    later("ProductStore", .store, ""), later("Presenter", .presenter, ""),
    [
      ("ProductListView", .view, false, nil), ("CartPresenter", .presenter, false, ""),
      ("CartPresenter", .presenter, true, ""),
    ],
    [
      ("ListWireframe", Role("Wireframe", as: .router), false, ""),
      ("ListPresenter", .presenter, false, ""), ("ListView", .view, false, ""),
      ("ListCache", .store, false, ""), ("AddCache", .store, false, ""),
      ("AddPresenter", .presenter, false, "Add"), ("AddInteractor", .interactor, false, "Add"),
      ("ListAddView", .view, false, "Add"), ("View", .view, false, ""),
      ("ListView", .view, false, ""), ("AddView", .view, true, "Add"),
    ],
    [
      ("ListPresenter", .presenter, false, ""), ("ListView", .view, false, ""),
      ("AddRouter", .router, false, ""), ("AddPresenter", .presenter, false, "Add"),
      ("AddViewController", .view, true, "Add"), ("DetailRouter", .router, true, "Detail"),
      ("DetailInteractor", .interactor, true, "Detail"),
    ],
    [
      ("ListView", .view, false, nil), ("AddRouter", .router, false, nil),
      ("AddView", .view, true, "Add"),
    ],
  ]

  @Test(arguments: made) func `keeps the classes of a module together, whichever was made first`(
    _ made: [(String, Role, Bool, String?)]
  ) {
    var names = ModuleNames()
    for (type, role, isLater, module) in made {
      let name = names.module(of: type, role: role, isLater: isLater)
      #expect(name == module ?? name)
    }
  }

  @Test func `names the parts of one screen by their own names`() {
    var names = ModuleNames()
    let made: [(String, Role, String?)] = [
      ("StatsView", .view, "Stats"), ("ProfilePresenter", .presenter, "Profile"),
      ("DashboardPresenter", .presenter, ""), ("DashboardView", .view, ""),
      ("ProfileInteractor", .interactor, ""), ("ProfileAPI", .store, nil),
      ("ProfileCache", .store, ""),
    ]
    for (type, role, _) in made { _ = names.module(of: type, role: role, isLater: false) }
    names.findParts(
      of: Participant(.view, type: "DashboardView"),
      among: made.map { Participant($0.1, type: $0.0) }
    )
    for (type, role, module) in made {
      let name = names.module(of: type, role: role, isLater: true)
      #expect(name == module ?? name)
    }
  }

  @Test func `renames nothing where one class plays each role`() {
    var names = ModuleNames()
    let made = [Participant(.view, type: "ListView"), Participant(.view, type: "ListView")]
    for one in made { _ = names.module(of: one.type, role: one.role, isLater: false) }
    names.findParts(of: made[0], among: made)
    #expect(names.module(of: "ListView", role: .view, isLater: true) == "")
  }

  @Test(arguments: [
    ("ProductList", ["Product", "List"]), ("URLLoader", ["URL", "Loader"]), ("", []),
    ("list", ["list"]), ("ABC", ["ABC"]), ("iPhone16Pro", ["i", "Phone16", "Pro"]),
  ])
  func `splits a name into words`(_ name: String, _ words: [String]) {
    #expect(name.camelWords.map { String($0) } == words)
  }

  @Test(arguments: [
    ("MockProductListView", Role.view), ("FakeListViewController", .view),
    ("StubViewModel", .viewModel), ("Spy", Role("Spy")), ("", Role("")),
  ])
  func `guesses the role of an object without one`(_ type: String, _ role: Role) {
    #expect(Role.suggested(by: type) == role)
  }
}
