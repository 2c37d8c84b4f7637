import Observation
import Testing
import TodosShared

@testable import SamplesMVVMObservable

@Suite struct TodoListViewModelTests {
  private let store = TodoMemoryStore()
  private let viewModel: TodoListViewModel

  init() async {
    viewModel = TodoListViewModel(store: store)
    await viewModel.load()
  }

  private var titles: [String] { viewModel.content.rows.map(\.title) }

  @Test func `gets the to-dos in the order of the store`() {
    #expect(titles == ["Focus", "Value", "Action"])
  }

  @Test func `shows titles and excerpts`() {
    #expect(
      viewModel.content.rows == [
        TodoRow(title: "Focus", excerpt: "Give one thing a quiet…"),
        TodoRow(title: "Value", excerpt: "Ask who is better off…"),
        TodoRow(title: "Action", excerpt: "Take one small step…"),
      ]
    )
  }

  @Test func `adds a to-do that has a title`() async {
    await viewModel.addTodo(title: "Rest", content: "Walk.")
    #expect(viewModel.content.rows.last == TodoRow(title: "Rest", excerpt: "Walk."))
  }

  @Test func `refuses a title without anything to read`() async {
    await viewModel.addTodo(title: " ", content: "Walk.")
    #expect(viewModel.content.message == "A to-do needs a title.")
    #expect(titles == ["Focus", "Value", "Action"])
    #expect(store.loadTodos().count == 3)
  }

  @Test func `removes the to-do of the row that was swiped`() async {
    await viewModel.removeTodo(at: 1)
    await viewModel.removeTodo(at: 2)
    #expect(titles == ["Focus", "Action"])
    #expect(viewModel.content.message == nil)
  }

  @Test func `shows the list as it is now, and says that a to-do is gone`() async throws {
    try store.removeTodo(TodoItem.samples[0])
    await viewModel.removeTodo(at: 0)
    #expect(titles == ["Value", "Action"])
    #expect(viewModel.content.message == "This to-do is already gone.")
  }

  @Test func `shows what became of a to-do on its own screen`() async throws {
    let detail = try #require(viewModel.detail(id: 2))
    await detail.editTodo(title: "Worth", content: "All.")
    await viewModel.load()
    #expect(titles == ["Focus", "Worth", "Action"])
  }

  @Test func `leads to the to-do of the row that was tapped, until the list appears again`() async {
    viewModel.openTodo(at: 3)
    #expect(viewModel.route == nil)
    viewModel.openTodo(at: 2)
    await viewModel.addTodo(title: "Rest", content: "Walk.")
    await viewModel.removeTodo(at: 0)
    #expect(viewModel.route == .todo(id: 3))
    await viewModel.load()
    #expect(viewModel.route == nil)
  }

  @Test func `has the ViewModel of a to-do that there is`() throws {
    #expect(viewModel.detail(id: 4) == nil)
    #expect(try #require(viewModel.detail(id: 2)).page.title == "Value")
  }

  @Test func `tells observers of the content, and not of the to-dos behind it`() async {
    let changes = Changes()
    withObservationTracking {
      _ = viewModel.content
    } onChange: {
      changes.count += 1
    }
    viewModel.openTodo(at: 0)
    #expect(changes.count == 0)
    await viewModel.addTodo(title: "Rest", content: "Walk.")
    #expect(changes.count == 1)
  }
}

/// A number of changes; unchecked, since one test counts on one thread.
private final class Changes: @unchecked Sendable {
  var count = 0
}
