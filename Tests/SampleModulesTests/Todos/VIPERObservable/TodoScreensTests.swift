import Stage
import Testing
import TodosShared
import Traces

@testable import SamplesVIPERObservable

/// The screens that the Routers make.
@Suite struct TodoScreensTests {
  private let stage: HeadlessStage

  init() throws {
    let list = TodoListRouter.createModule(repository: TodoRepository(store: TodoMemoryStore()))
    stage = HeadlessStage(Variant(.viperObservable) { _ in list }, given: "ready")
    try stage.perform(.open)
  }

  private func perform(_ actions: Action...) throws {
    for action in actions { try stage.perform(action) }
  }

  private var titles: [String]? { stage.screen?.rows.map(\.text) }

  @Test func `draws the list in the order of the store`() {
    #expect(titles == ["Focus", "Value", "Action"])
    #expect(stage.screen?.buttons == ["Add"])
  }

  @Test func `adds a to-do, and removes the row that is swiped`() throws {
    try perform(.press("Add"), .type("Rest", into: "Title"), .confirm, .delete(row: 2))
    #expect(titles == ["Focus", "Action", "Rest"])
  }

  @Test func `opens the to-do of the row that was tapped`() throws {
    try perform(.tap(row: 3))
    #expect(stage.screen?.title == "Action")
    try perform(.press("Delete"))
    #expect(titles == ["Focus", "Value"])
  }

  @Test func `fills the form with the texts of the to-do`() throws {
    try perform(.tap(row: 1), .press("Edit"), .confirm, .back)
    #expect(stage.screen?.rows.first?.detail == "Give one thing a quiet…")
  }

  @Test func `shows the list as its to-do has left it`() throws {
    try perform(.tap(row: 1), .press("Edit"), .type("Worth", into: "Title"), .confirm, .back)
    #expect(titles == ["Worth", "Value", "Action"])
  }

  @Test func `shows a message until something goes well`() throws {
    let interactor = TodoListInteractor(repository: TodoRepository(store: TodoMemoryStore()))
    let presenter = TodoListPresenter(interactor: interactor, router: TodoListRouterSpy())
    let list = TodoListView(presenter: presenter)
    let stage = HeadlessStage(Variant(.viperObservable) { _ in list }, given: "ready")
    for action in [Action.open, .press("Add"), .confirm] { try stage.perform(action) }
    #expect(stage.screen?.lines.contains(.text("A to-do needs a title.")) == true)
    try stage.perform(.delete(row: 1))
    #expect(stage.screen?.lines.contains(.text("A to-do needs a title.")) == false)
  }
}
