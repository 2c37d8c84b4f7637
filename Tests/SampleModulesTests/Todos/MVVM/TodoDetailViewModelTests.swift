import Testing
import TodosShared

@testable import TodosMVVM

@Suite struct TodoDetailViewModelTests {
  private let store = TodoMemoryStore()
  private let viewModel: TodoDetailViewModel
  private let shown = Shown<TodoPage>()
  private let told = Told()

  /// What leaves the screen: ways back, and what became of the to-do.
  private final class Told {
    var events: [String] = []
  }

  init() {
    viewModel = TodoDetailViewModel(todo: TodoItem.samples[1], store: store)
    viewModel.onChange = { [shown] in shown.show($0) }
    viewModel.onError = { [shown] in shown.message = $0 }
    viewModel.onClose = { [told] in told.events.append("closed") }
    viewModel.didEdit = { [told] in told.events.append("edited \($0.title)") }
    viewModel.didDelete = { [told] in told.events.append("deleted \($0.title)") }
    viewModel.load()
  }

  @Test func `shows the to-do that it was given`() {
    #expect(shown.value == TodoPage(title: "Value", content: "Ask who is better off for it."))
  }

  @Test func `keeps the new texts, shows them, and tells the list`() {
    viewModel.editTodo(title: "Worth", content: "All.")
    #expect(shown.value == TodoPage(title: "Worth", content: "All."))
    #expect(store.loadTodos()[1] == TodoItem(id: 2, title: "Worth", content: "All."))
    #expect(told.events == ["edited Worth"])
  }

  @Test func `keeps the old texts when the title is empty`() {
    viewModel.editTodo(title: "", content: "All.")
    #expect(shown.message == "A to-do needs a title.")
    #expect(shown.value?.title == "Value")
    #expect(store.loadTodos() == TodoItem.samples)
    #expect(told.events == [])
  }

  @Test func `tells the list of a deletion, then closes`() {
    viewModel.deleteTodo()
    #expect(store.loadTodos().map(\.id) == [1, 3])
    #expect(told.events == ["deleted Value", "closed"])
  }

  @Test func `says that the to-do is gone, tells the list, and stays`() throws {
    try store.removeTodo(TodoItem.samples[1])
    viewModel.deleteTodo()
    viewModel.editTodo(title: "Worth", content: "All.")
    #expect(shown.message == "This to-do is already gone.")
    #expect(told.events == ["deleted Value", "deleted Value"])
  }
}
