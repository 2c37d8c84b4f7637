import CollaborationTesting
import Stage
import Testing
import TodosShared
import Traces

@testable import TodosMVVM

@Suite struct ClosingTests {
  @Test func `leaves nobody behind when it is closed`() throws {
    let stage = HeadlessStage(
      Variant(.mvvm) { _ in
        TodoListViewController(viewModel: TodoListViewModel(store: TodoMemoryStore()))
      },
      given: "ready"
    )
    for action in [Action.open, .tap(row: 1), .back, .close] { try stage.perform(action) }
    expectNoLeaks(in: stage.recorder)
  }
}
