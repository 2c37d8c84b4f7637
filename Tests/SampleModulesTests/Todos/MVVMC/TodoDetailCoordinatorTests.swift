import Stage
import Testing
import TodosShared

@testable import SamplesMVVMC

/// Records what ViewModels tell their Coordinators, and loads the list again after a change, as a Coordinator does.
final class CoordinatorSpy: TodoListViewModelDelegate, TodoDetailViewModelDelegate {
  weak var list: TodoListViewModel?
  private(set) var events: [String] = []

  func didSelectTodo(_ todo: TodoItem) { events.append("selected \(todo.title)") }

  func didChangeTodo() { note("changed") }

  func didDeleteTodo() { note("deleted") }

  func didClose() { events.append("closed") }

  private func note(_ event: String) {
    events.append(event)
    list?.load()
  }
}

@Suite struct TodoDetailCoordinatorTests {
  private let parent = ParentSpy()
  private let navigation = NavigationController(rootViewController: ViewController())
  private let coordinator: TodoDetailCoordinator

  /// Records what a child Coordinator tells its parent.
  private final class ParentSpy: TodoDetailCoordinatorDelegate {
    private(set) var events: [String] = []

    func todoDetailCoordinatorDidChangeTodo() { events.append("changed") }

    func todoDetailCoordinatorDidFinish(_ coordinator: TodoDetailCoordinator) {
      events.append("finished")
    }
  }

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
