import Testing
import Traces

@testable import CollaborationRules

@Suite struct LayerTableTests {
  @Test(arguments: LayerTable.all.map(\.name))
  func `every receiver has a line of its own`(name: String) throws {
    let table = try #require(LayerTable.named(name))
    let senders = Set(table.routes.map(\.sender))
    #expect(table.routes.flatMap(\.receivers).allSatisfy(senders.contains))
  }

  @Test func `is described by a line for each role`() {
    #expect(
      LayerTable.mvc.description == """
        MVC
          Controller -> View, Repository, Store
          View -> Controller
          Repository -> Controller, Store
          Store -> Controller, Repository
        """
    )
    #expect(Rule.layerSkip.table.contains(LayerTable.mvvmCoordinator.description))
  }

  @Test(arguments: [
    ("lanes View Presenter Interactor", "viper"),
    ("lanes ViewController Presenter Wireframe", "viper"),
    ("lanes View Presenter Repository", "rpvc"),
    ("lanes View Presenter Coordinator", "rpvc"),
    ("lanes View ViewModel Coordinator", "mvvm-c"),
    ("lanes View ViewModel Service", "mvvm"),
    ("lanes Controller Store", "mvc"),
    ("View -> Interactor f()\nInteractor -> Presenter g()", "clean-swift"),
    ("View -> Interactor f()\nInteractor -> Presenter g()\nView -> Presenter h()", "viper"),
    ("lanes View Presenter", nil),
    ("View -> Presenter f()\nPresenter -> Store g()", "mvp"),
    ("View -> Presenter f()\nPresenter -> Router g()", "viper"),
    ("View -> Interactor f()\nInteractor -> Router attachChild()", "ribs"),
    ("View -> Interactor f()\nInteractor -x router  routeToGame() [nil]", "ribs"),
    ("View -> Interactor f()\nRouter -> Interactor activate()", "ribs"),
  ]) func `is chosen by the roles`(notation: String, name: String?) throws {
    let tables = LayerTableChoice(try Trace(notation: notation), given: nil)
    #expect(tables.table(of: "")?.name == name)
  }
}
