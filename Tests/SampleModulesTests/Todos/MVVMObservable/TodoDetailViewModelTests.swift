import Testing
import TodosShared

@testable import SamplesMVVMObservable

@Suite struct TodoDetailViewModelTests {
  private let store = TodoMemoryStore()
  private let viewModel: TodoDetailViewModel

  init() {
    viewModel = TodoDetailViewModel(todo: TodoItem.samples[1], store: store)
  }

  private func page(_ title: String, _ content: String, message: String? = nil) -> TodoPage {
    TodoPage(title: title, content: content, message: message)
  }

  @Test func `shows the to-do that it was given`() {
    #expect(viewModel.page == page("Value", "Ask who is better off for it."))
    #expect(viewModel.route == nil)
  }

  @Test func `shows what an edited to-do became`() async {
    await viewModel.editTodo(title: "Worth", content: "All.")
    #expect(viewModel.page == page("Worth", "All."))
    #expect(store.loadTodos()[1] == TodoItem(id: 2, title: "Worth", content: "All."))
  }

  @Test func `keeps the old texts when the title is empty`() async {
    await viewModel.editTodo(title: "", content: "All.")
    let message = "A to-do needs a title."
    #expect(viewModel.page == page("Value", "Ask who is better off for it.", message: message))
    #expect(store.loadTodos() == TodoItem.samples)
  }

  @Test func `keeps nothing of an edit when the to-do is gone`() async throws {
    try store.removeTodo(TodoItem.samples[1])
    await viewModel.editTodo(title: "Worth", content: "All.")
    let message = "This to-do is already gone."
    #expect(viewModel.page == page("Value", "Ask who is better off for it.", message: message))
  }

  @Test func `leads back after a deletion`() async {
    await viewModel.deleteTodo()
    #expect(store.loadTodos().map(\.id) == [1, 3])
    #expect(viewModel.route == .back)
  }

  @Test func `says that the to-do is gone, and stays`() async throws {
    try store.removeTodo(TodoItem.samples[1])
    await viewModel.deleteTodo()
    #expect(viewModel.page.message == "This to-do is already gone.")
    #expect(viewModel.route == nil)
  }
}
