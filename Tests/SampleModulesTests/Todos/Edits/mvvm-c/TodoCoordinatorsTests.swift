import Stage
import Testing
import TodosShared
import Traces

@testable import TodosMvvmC

@Suite struct TodoCoordinatorsTests {
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

  private var titles: [String]? { stage.screen?.rows.map(\.text) }

  @Test func `starts with the list, and without a child`() {
    #expect(titles == ["Focus", "Value", "Action"])
    #expect(coordinator.childCoordinators.isEmpty)
  }

  @Test func `starts a child for the to-do of the row that was tapped`() throws {
    try perform(.tap(row: 2))
    #expect(stage.screen?.title == "Value")
    #expect(coordinator.childCoordinators.count == 1)
  }

  @Test(arguments: [Action.press("Delete"), .back])
  func `frees the child, however its screen was left`(action: Action) throws {
    try perform(.tap(row: 2))
    weak let child = coordinator.childCoordinators.first
    #expect(child != nil)
    try perform(action)
    #expect(coordinator.childCoordinators.isEmpty)
    #expect(child == nil)
    #expect(stage.screen?.title == "To-dos")
  }

  @Test func `has the list loaded again after an edit`() throws {
    try perform(.tap(row: 2), .press("Edit"), .type("Worth", into: "Title"), .confirm, .back)
    #expect(titles == ["Focus", "Worth", "Action"])
  }

  @Test func `opens another to-do after the first one`() throws {
    try perform(.tap(row: 2), .back, .tap(row: 3))
    #expect(stage.screen?.title == "Action")
    #expect(coordinator.childCoordinators.count == 1)
  }
}

/// Records what a child Coordinator tells its parent.
private final class TodoDetailCoordinatorDelegateSpy: TodoDetailCoordinatorDelegate {
  private(set) var events: [String] = []

  func todoDetailCoordinatorDidChangeTodo() { events.append("changed") }

  func todoDetailCoordinatorDidFinish(_ coordinator: TodoDetailCoordinator) {
    events.append("finished")
  }
}

@Suite struct TodoDetailCoordinatorTests {
  private let parent = TodoDetailCoordinatorDelegateSpy()
  private let navigation = NavigationController(rootViewController: ViewController())
  private let coordinator: TodoDetailCoordinator

  init() {
    coordinator = TodoDetailCoordinator(
      navigationController: navigation,
      todo: TodoItem.samples[1],
      store: TodoMemoryStore()
    )
    coordinator.delegate = parent
    coordinator.start()
  }

  @Test func `shows the to-do on top of the other screens`() {
    #expect(navigation.topViewController is TodoDetailViewController)
    #expect(navigation.viewControllers.count == 2)
  }

  @Test func `tells its parent of a change, and stays`() {
    coordinator.didChangeTodo()
    #expect(parent.events == ["changed"])
    #expect(navigation.viewControllers.count == 2)
  }

  @Test func `tells its parent of a deletion, and closes the screen`() {
    coordinator.didDeleteTodo()
    #expect(parent.events == ["changed"])
    #expect(navigation.viewControllers.count == 1)
  }

  @Test func `has finished when its screen was left`() {
    coordinator.didClose()
    #expect(parent.events == ["finished"])
  }
}
