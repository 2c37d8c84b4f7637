import Testing
import TodosShared

@testable import SamplesMVVMC

@Suite struct TodoListViewModelTests {
  private let store = TodoMemoryStore()
  private let viewModel: TodoListViewModel
  private let coordinator = CoordinatorSpy()
  private let shown = Shown()

  /// What the list shows now.
  private final class Shown {
    var state: TodoListViewState?
  }

  init() {
    viewModel = TodoListViewModel(store: store)
    viewModel.onChange = { [shown] in shown.state = $0 }
    viewModel.delegate = coordinator
    viewModel.load()
  }

  private var titles: [String]? { shown.state?.rows.map(\.title) }

  @Test func `gets the to-dos in the order of the store`() {
    #expect(titles == ["Focus", "Value", "Action"])
  }

  @Test func `shows titles and excerpts`() {
    #expect(
      shown.state?.rows == [
        TodoRow(title: "Focus", excerpt: "Give one thing a quiet…"),
        TodoRow(title: "Value", excerpt: "Ask who is better off…"),
        TodoRow(title: "Action", excerpt: "Take one small step…"),
      ]
    )
  }

  @Test func `adds a to-do that has a title`() {
    viewModel.addTodo(title: "Rest", content: "Walk.")
    #expect(shown.state?.rows.last == TodoRow(title: "Rest", excerpt: "Walk."))
  }

  @Test func `refuses a title without anything to read`() {
    viewModel.addTodo(title: " ", content: "Walk.")
    #expect(shown.state?.message == "A to-do needs a title.")
    #expect(titles == ["Focus", "Value", "Action"])
    #expect(store.loadTodos().count == 3)
  }

  @Test func `removes the to-do of the row that was swiped`() {
    viewModel.removeTodo(at: 1)
    viewModel.removeTodo(at: 2)
    #expect(titles == ["Focus", "Action"])
    #expect(shown.state?.message == nil)
  }

  @Test func `shows the list as it is now, and says that a to-do is gone`() throws {
    try store.removeTodo(TodoItem.samples[0])
    viewModel.removeTodo(at: 0)
    #expect(titles == ["Value", "Action"])
    #expect(shown.state?.message == "This to-do is already gone.")
  }

  @Test func `tells its Coordinator which to-do was selected`() {
    viewModel.selectTodo(at: 3)
    viewModel.selectTodo(at: 1)
    #expect(coordinator.events == ["selected Value"])
  }

  @Test func `shows what became of a to-do on its own screen`() {
    let detail = TodoDetailViewModel(todo: TodoItem.samples[1], store: store)
    coordinator.list = viewModel
    detail.delegate = coordinator
    detail.editTodo(title: "Worth", content: "All.")
    #expect(titles == ["Focus", "Worth", "Action"])
    detail.deleteTodo()
    #expect(titles == ["Focus", "Action"])
  }
}
