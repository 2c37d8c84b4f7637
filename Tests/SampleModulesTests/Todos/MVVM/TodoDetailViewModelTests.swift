import Testing
import TodosShared

@testable import SamplesMVVM

@Suite struct TodoDetailViewModelTests {
  private let store = TodoMemoryStore()
  private let viewModel: TodoDetailViewModel
  private let told = Told()

  /// What the screen shows, and what became of the to-do.
  private final class Told {
    var page: TodoPage?
    var events: [String] = []
  }

  private func page(_ title: String, _ content: String, message: String? = nil) -> TodoPage {
    TodoPage(title: title, content: content, message: message, isDeleted: false)
  }

  init() {
    viewModel = TodoDetailViewModel(todo: TodoItem.samples[1], store: store)
    viewModel.onChange = { [told] page in
      told.page = page
      if page.isDeleted { told.events.append("closed") }
    }
    viewModel.didEdit = { [told] in told.events.append("edited \($0.title)") }
    viewModel.didDelete = { [told] in told.events.append("deleted \($0.title)") }
    viewModel.load()
  }

  @Test func `shows the to-do that it was given`() {
    #expect(told.page == page("Value", "Ask who is better off for it."))
  }

  @Test func `shows what an edited to-do became`() {
    viewModel.editTodo(title: "Worth", content: "All.")
    #expect(told.page == page("Worth", "All."))
    #expect(store.loadTodos()[1] == TodoItem(id: 2, title: "Worth", content: "All."))
    #expect(told.events == ["edited Worth"])
  }

  @Test func `keeps the old texts when the title is empty`() {
    viewModel.editTodo(title: "", content: "All.")
    let message = "A to-do needs a title."
    #expect(told.page == page("Value", "Ask who is better off for it.", message: message))
    #expect(store.loadTodos() == TodoItem.samples)
    #expect(told.events == [])
  }

  @Test func `keeps nothing of an edit when the to-do is gone`() throws {
    try store.removeTodo(TodoItem.samples[1])
    viewModel.editTodo(title: "Worth", content: "All.")
    let message = "This to-do is already gone."
    #expect(told.page == page("Value", "Ask who is better off for it.", message: message))
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
    #expect(told.page?.message == "This to-do is already gone.")
    #expect(told.events == ["deleted Value", "deleted Value"])
  }
}
