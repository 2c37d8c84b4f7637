import Stage
import Testing
import TodosShared
import Traces

@testable import SamplesCleanSwift

/// Tests of the Routers in the scenes that the Configurators make.
@Suite struct TodoRoutersTests {
  private let list = TodoListConfigurator.makeScene(store: TodoMemoryStore())
  private let stage: HeadlessStage

  init() throws {
    stage = HeadlessStage(Variant(.cleanSwift) { [list] _ in list }, given: "ready")
    try stage.perform(.open)
  }

  private func perform(_ actions: Action...) throws {
    for action in actions { try stage.perform(action) }
  }

  private var titles: [String]? { stage.screen?.rows.map(\.text) }

  @Test func `connects the list from end to end`() {
    #expect(titles == ["Focus", "Value", "Action"])
  }

  @Test func `opens the to-do of the row that was tapped`() throws {
    try perform(.tap(row: 2))
    #expect(stage.screen?.title == "Value")
  }

  @Test func `passes the to-do of the data store to the scene that it opens`() throws {
    let interactor = TodoListInteractor(store: TodoMemoryStore())
    interactor.fetchTodos(request: .init())
    interactor.selectTodo(request: .init(index: 2))
    let router = TodoListRouter(store: TodoMemoryStore())
    router.viewController = list
    router.dataStore = interactor
    router.routeToTodoDetail()
    let top = list.navigationController?.topViewController
    let detail = try #require(top as? TodoDetailViewController)
    #expect(detail.router?.dataStore?.todo == TodoItem.samples[2])
  }

  @Test func `shows an edited to-do in the list on return`() throws {
    try perform(.tap(row: 2), .press("Edit"), .type("Worth", into: "Title"), .confirm, .back)
    #expect(titles == ["Focus", "Worth", "Action"])
  }

  @Test func `leads back to the list when its to-do is deleted`() throws {
    try perform(.tap(row: 2), .press("Delete"))
    #expect(titles == ["Focus", "Action"])
  }
}
