import Stage
import Testing
import TodosShared
import Traces

@testable import SamplesMVVMC

@Suite struct TodoViewsTests {
  private let coordinator: TodoListCoordinator
  private let stage: HeadlessStage

  init() throws {
    let navigation = NavigationController()
    coordinator = TodoListCoordinator(navigationController: navigation, store: TodoMemoryStore())
    coordinator.start()
    stage = HeadlessStage(Variant(.mvvmCoordinator) { _ in navigation }, given: "ready")
    try stage.perform(.open)
  }

  private func perform(_ actions: Action...) throws {
    for action in actions { try stage.perform(action) }
  }

  @Test func `opens the to-do of the row that was tapped`() throws {
    try perform(.tap(row: 3))
    #expect(stage.screen?.title == "Action")
    #expect(coordinator.childCoordinators.count == 1)
  }

  @Test(arguments: [Action.press("Delete"), .back])
  func `frees the child Coordinator, however its screen was left`(action: Action) throws {
    try perform(.tap(row: 2))
    weak let child = coordinator.childCoordinators.first
    #expect(child != nil)
    try perform(action)
    #expect(coordinator.childCoordinators.isEmpty)
    #expect(child == nil)
    try perform(.tap(row: 1))
    #expect(stage.screen?.title == "Focus")
  }

  @Test func `leads back to the list when its to-do is deleted`() throws {
    try perform(.tap(row: 3), .press("Delete"))
    #expect(stage.screen?.rows.map(\.text) == ["Focus", "Value"])
  }

  @Test func `shows a message until something goes well`() throws {
    let list = TodoListViewController(viewModel: TodoListViewModel(store: TodoMemoryStore()))
    let stage = HeadlessStage(Variant(.mvvmCoordinator) { _ in list }, given: "ready")
    for action in [Action.open, .press("Add"), .confirm] { try stage.perform(action) }
    #expect(stage.screen?.lines.contains(.text("A to-do needs a title.")) == true)
    try stage.perform(.delete(row: 1))
    #expect(stage.screen?.lines.contains(.text("A to-do needs a title.")) == false)
  }

  @Test func `fills the form with the texts of the to-do`() throws {
    try perform(.tap(row: 1), .press("Edit"), .confirm, .back)
    #expect(stage.screen?.rows.first?.detail == "Give one thing a quiet…")
  }

  @Test func `removes the row that is swiped`() throws {
    try perform(.delete(row: 2))
    #expect(stage.screen?.rows.map(\.text) == ["Focus", "Action"])
  }
}
