import RoleNames
import Testing
import Traces

@testable import TraceRecording

/// Tests the module to which an object belongs.
@Suite struct ModuleNamesTests {
  @Test(arguments: [
    ("ProductDetailPresenter", Role.presenter, "Detail"),
    ("ProductListPresenter", .presenter, ""),
    ("SettingsViewController", .view, "Settings"),
    ("ProductDetailWireframe", Role("Wireframe", as: .router), "Detail"),
    ("ProductDetailPilot", Role("Pilot", as: .router), "Detail"),
    ("ProductListDetailViewModel", .viewModel, "Detail"),
    ("ProductStore", .store, ""), ("Presenter", .presenter, ""),
  ])
  func `names modules created after the first action`(
    _ type: String,
    _ role: Role,
    _ module: String
  ) {
    var names = ModuleNames()
    _ = names.module(of: "ProductListViewController", role: .view, isLater: false)
    #expect(names.module(of: type, role: role, isLater: true) == module)
  }

  @Test func `gives the module loaded first no name`() {
    var names = ModuleNames()
    _ = names.module(of: "ProductListView", role: .view, isLater: false)
    #expect(names.module(of: "CartPresenter", role: .presenter, isLater: false) == "")
    #expect(names.module(of: "CartPresenter", role: .presenter, isLater: true) == "")
  }

  @Test func `separates modules that are all created before the first action`() {
    var names = ModuleNames()
    let made: [(type: String, role: Role, module: String)] = [
      ("ListWireframe", Role("Wireframe", as: .router), ""), ("ListPresenter", .presenter, ""),
      ("ListView", .view, ""), ("ListCache", .store, ""), ("AddCache", .store, ""),
      ("AddPresenter", .presenter, "Add"), ("AddInteractor", .interactor, "Add"),
      ("ListAddView", .view, "Add"), ("View", .view, ""), ("ListView", .view, ""),
    ]
    for one in made {
      #expect(names.module(of: one.type, role: one.role, isLater: false) == one.module)
    }
    #expect(names.module(of: "AddView", role: .view, isLater: true) == "Add")
  }

  @Test func `keeps a class with the others of its stem, whichever of them was made first`() {
    var names = ModuleNames()
    let made: [(type: String, role: Role, isLater: Bool, module: String)] = [
      ("ListPresenter", .presenter, false, ""), ("ListView", .view, false, ""),
      ("AddRouter", .router, false, ""), ("AddPresenter", .presenter, false, "Add"),
      ("AddViewController", .view, true, "Add"), ("DetailRouter", .router, true, "Detail"),
      ("DetailInteractor", .interactor, true, "Detail"),
    ]
    for one in made {
      #expect(names.module(of: one.type, role: one.role, isLater: one.isLater) == one.module)
    }
  }

  @Test func `gives a later class its own module where another class plays its role`() {
    var names = ModuleNames()
    _ = names.module(of: "ListView", role: .view, isLater: false)
    _ = names.module(of: "AddRouter", role: .router, isLater: false)
    #expect(names.module(of: "AddView", role: .view, isLater: true) == "Add")
  }

  @Test(arguments: [
    ("DashboardView", Role.view, ""), ("StatsView", .view, "Stats"),
    ("ProfilePresenter", .presenter, "Profile"), ("DashboardPresenter", .presenter, ""),
    ("ProfileInteractor", .interactor, ""), ("ProfileCache", .store, ""),
  ])
  func `names the parts of one screen by their own names`(
    _ type: String,
    _ role: Role,
    _ module: String
  ) {
    var names = ModuleNames()
    let made = [
      ("StatsView", Role.view), ("ProfilePresenter", .presenter),
      ("DashboardPresenter", .presenter),
      ("DashboardView", .view), ("ProfileInteractor", .interactor), ("ProfileAPI", .store),
      ("ProfileCache", .store),
    ]
    for (type, role) in made { _ = names.module(of: type, role: role, isLater: false) }
    names.findParts(
      of: Participant(.view, type: "DashboardView"),
      among: made.map { Participant($0.1, type: $0.0) }
    )
    #expect(names.module(of: type, role: role, isLater: true) == module)
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
