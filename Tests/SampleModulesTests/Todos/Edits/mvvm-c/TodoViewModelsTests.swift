import Testing
import TodosShared

@testable import TodosMvvmC

/// Records what the ViewModels tell their Coordinators.
private final class CoordinatorSpy: TodoListViewModelDelegate, TodoDetailViewModelDelegate {
  private(set) var events: [String] = []

  func didSelectTodo(_ todo: TodoItem) { events.append("selected \(todo.title)") }

  func didChangeTodo() { events.append("changed") }

  func didDeleteTodo() { events.append("deleted") }

  func didClose() { events.append("closed") }
}

@Suite struct TodoListViewModelTests {
  private let coordinator = CoordinatorSpy()
  private let viewModel = TodoListViewModel(store: TodoMemoryStore())

  @Test func `tells its Coordinator which to-do was selected`() {
    viewModel.delegate = coordinator
    viewModel.load()
    viewModel.selectTodo(at: 3)
    #expect(coordinator.events == [])
    viewModel.selectTodo(at: 1)
    #expect(coordinator.events == ["selected Value"])
  }

  @Test func `does not hold its Coordinator`() {
    var delegate: CoordinatorSpy? = CoordinatorSpy()
    viewModel.delegate = delegate
    weak let held = delegate
    delegate = nil
    #expect(held == nil)
  }
}

@Suite struct TodoDetailViewModelTests {
  private let coordinator = CoordinatorSpy()
  private let store = TodoMemoryStore()
  private let viewModel: TodoDetailViewModel
  private let shown = Shown()

  /// What the screen shows now.
  private final class Shown {
    var page: TodoPage?
  }

  init() {
    viewModel = TodoDetailViewModel(todo: TodoItem.samples[1], store: store)
    viewModel.onChange = { [shown] in shown.page = $0 }
    viewModel.delegate = coordinator
    viewModel.load()
  }

  @Test func `tells its Coordinator of an edit`() {
    viewModel.editTodo(title: "Worth", content: "All.")
    #expect(shown.page == TodoPage(title: "Worth", content: "All.", message: nil))
    #expect(coordinator.events == ["changed"])
  }

  @Test func `tells its Coordinator nothing of a refused title`() {
    viewModel.editTodo(title: "", content: "All.")
    #expect(shown.page?.message == "A to-do needs a title.")
    #expect(store.loadTodos() == TodoItem.samples)
    #expect(coordinator.events == [])
  }

  @Test func `tells its Coordinator of a deletion, and of the end of its screen`() {
    viewModel.deleteTodo()
    #expect(store.loadTodos().map(\.id) == [1, 3])
    #expect(coordinator.events == ["deleted"])
    viewModel.close()
    #expect(coordinator.events == ["deleted", "closed"])
  }

  @Test func `says that the to-do is gone, has the list loaded again, and stays`() throws {
    try store.removeTodo(TodoItem.samples[1])
    viewModel.deleteTodo()
    viewModel.editTodo(title: "Worth", content: "All.")
    #expect(shown.page?.message == "This to-do is already gone.")
    #expect(coordinator.events == ["changed", "changed"])
  }
}
