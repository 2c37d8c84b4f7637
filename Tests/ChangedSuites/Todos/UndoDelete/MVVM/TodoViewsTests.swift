import Stage
import Testing
import TodosShared
import Traces

@testable import TodosMVVM

@Suite struct TodoViewsTests {
  private let stage: HeadlessStage

  init() throws {
    let viewModel = TodoListViewModel(store: TodoMemoryStore())
    let list = TodoListViewController(viewModel: viewModel)
    stage = HeadlessStage(Variant(.mvvm) { _ in list }, given: "ready")
    try stage.perform(.open)
  }

  @Test func `opens the to-do of the row, and goes back when it is deleted`() throws {
    try stage.perform(.tap(row: 3))
    #expect(stage.screen?.title == "Action")
    try stage.perform(.press("Delete"))
    #expect(stage.screen?.rows.map(\.text) == ["Focus", "Value"])
  }

  @Test func `fills the form with the texts of the to-do`() throws {
    for action in [Action.tap(row: 1), .press("Edit"), .confirm, .back] {
      try stage.perform(action)
    }
    #expect(stage.screen?.rows.first?.detail == "Give one thing a quiet…")
  }

  @Test func `removes the row that is swiped`() throws {
    try stage.perform(.delete(row: 2))
    #expect(stage.screen?.rows.map(\.text) == ["Focus", "Action"])
  }

  @Test func `offers to undo what was removed`() throws {
    try stage.perform(.delete(row: 2))
    try stage.perform(.press("Undo"))
    #expect(stage.screen?.rows.map(\.text) == ["Focus", "Action", "Value"])
    #expect(stage.screen?.lines.contains(.button("Undo")) == false)
  }
}
