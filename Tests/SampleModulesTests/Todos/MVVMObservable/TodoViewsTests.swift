import Stage
import Testing
import TodosShared
import Traces

@testable import SamplesMVVMObservable

@Suite struct TodoViewsTests {
  private let stage: HeadlessStage

  init() throws {
    let viewModel = TodoListViewModel(store: TodoMemoryStore())
    let list = TodoListViewController(viewModel: viewModel)
    stage = HeadlessStage(Variant(.mvvmObservable) { _ in list }, given: "ready")
    try stage.perform(.open)
  }

  private func perform(_ actions: Action...) throws {
    for action in actions { try stage.perform(action) }
  }

  @Test func `opens the to-do of the row that was tapped`() throws {
    try perform(.tap(row: 3))
    #expect(stage.screen?.title == "Action")
  }

  @Test func `opens the same to-do again after the list was shown`() throws {
    try perform(.tap(row: 3), .back, .tap(row: 3))
    #expect(stage.screen?.title == "Action")
  }

  @Test func `leads back to the list when its to-do is deleted`() throws {
    try perform(.tap(row: 3), .press("Delete"))
    #expect(stage.screen?.rows.map(\.text) == ["Focus", "Value"])
  }

  @Test func `leads back once, however often it is drawn`() async {
    let viewModel = TodoDetailViewModel(todo: TodoItem.samples[0], store: TodoMemoryStore())
    await viewModel.deleteTodo()
    let detail = TodoDetailViewController(viewModel: viewModel)
    let stack = NavigationController(rootViewController: ViewController())
    stack.pushViewController(detail, animated: false)
    stack.pushViewController(ViewController(), animated: false)
    detail.updateProperties()
    detail.updateProperties()
    #expect(stack.topViewController === detail)
  }

  @Test func `shows a message until something goes well`() throws {
    try perform(.press("Add"), .confirm)
    #expect(stage.screen?.lines.contains(.text("A to-do needs a title.")) == true)
    try perform(.delete(row: 1))
    #expect(stage.screen?.lines.contains(.text("A to-do needs a title.")) == false)
  }

  @Test func `fills the form with the texts of the to-do`() throws {
    try perform(.tap(row: 1), .press("Edit"), .confirm, .back)
    #expect(stage.screen?.rows.first?.detail == "Give one thing a quiet…")
  }

  @Test func `shows the list as its to-do has left it`() throws {
    try perform(.tap(row: 1), .press("Edit"), .type("Worth", into: "Title"), .confirm, .back)
    #expect(stage.screen?.rows.map(\.text) == ["Worth", "Value", "Action"])
  }

  @Test func `removes the row that is swiped`() throws {
    try perform(.delete(row: 2))
    #expect(stage.screen?.rows.map(\.text) == ["Focus", "Action"])
  }
}
