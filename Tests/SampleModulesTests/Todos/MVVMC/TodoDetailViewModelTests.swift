import Testing
import TodosShared

@testable import SamplesMVVMC

@Suite struct TodoDetailViewModelTests {
  private let store = TodoMemoryStore()
  private let viewModel: TodoDetailViewModel
  private let coordinator = CoordinatorSpy()
  private let told = Told()

  /// What the screen shows.
  private final class Told {
    var page: TodoPage?
  }

  private func page(_ title: String, _ content: String, message: String? = nil) -> TodoPage {
    TodoPage(title: title, content: content, message: message)
  }

  init() {
    viewModel = TodoDetailViewModel(todo: TodoItem.samples[1], store: store)
    viewModel.onChange = { [told] in told.page = $0 }
    viewModel.delegate = coordinator
    viewModel.load()
  }

  @Test func `shows the to-do that it was given`() {
    #expect(told.page == page("Value", "Ask who is better off for it."))
  }

  @Test func `shows what an edited to-do became`() {
    viewModel.editTodo(title: "Worth", content: "All.")
    #expect(told.page == page("Worth", "All."))
    #expect(store.loadTodos()[1] == TodoItem(id: 2, title: "Worth", content: "All."))
    #expect(coordinator.events == ["changed"])
  }

  @Test func `keeps the old texts when the title is empty`() {
    viewModel.editTodo(title: "", content: "All.")
    let message = "A to-do needs a title."
    #expect(told.page == page("Value", "Ask who is better off for it.", message: message))
    #expect(store.loadTodos() == TodoItem.samples)
    #expect(coordinator.events == [])
  }

  @Test func `keeps nothing of an edit when the to-do is gone`() throws {
    try store.removeTodo(TodoItem.samples[1])
    viewModel.editTodo(title: "Worth", content: "All.")
    let message = "This to-do is already gone."
    #expect(told.page == page("Value", "Ask who is better off for it.", message: message))
  }

  @Test func `tells its Coordinator of a deletion, and of the end of its screen`() {
    viewModel.deleteTodo()
    #expect(store.loadTodos().map(\.id) == [1, 3])
    viewModel.close()
    #expect(coordinator.events == ["deleted", "closed"])
  }

  @Test func `says that the to-do is gone, has the list loaded again, and stays`() throws {
    try store.removeTodo(TodoItem.samples[1])
    viewModel.deleteTodo()
    viewModel.editTodo(title: "Worth", content: "All.")
    #expect(told.page?.message == "This to-do is already gone.")
    #expect(coordinator.events == ["changed", "changed"])
  }
}
