import Testing
import TodosShared

@testable import SamplesMVP

@Suite struct TodoDetailPresenterTests {
  private let store = TodoMemoryStore()
  private let view = TodoDetailViewSpy()
  private let presenter: TodoDetailPresenter
  private let form = "form Value: Ask who is better off for it."

  init() {
    presenter = TodoDetailPresenter(todo: TodoItem.samples[1], store: store)
    presenter.view = view
  }

  @Test func `shows the to-do that it was given`() {
    presenter.viewDidLoad()
    #expect(view.orders == ["show Value: Ask who is better off for it."])
  }

  @Test func `fills the form with the texts of the to-do`() {
    presenter.editTodo()
    #expect(view.orders == [form])
  }

  @Test func `shows what an edited to-do became`() {
    presenter.saveTodo(title: "Worth", content: "All.")
    presenter.editTodo()
    #expect(view.orders == ["show Worth: All.", "form Worth: All."])
    #expect(store.loadTodos()[1] == TodoItem(id: 2, title: "Worth", content: "All."))
  }

  @Test func `keeps the old texts when the title is empty`() {
    presenter.saveTodo(title: "", content: "All.")
    presenter.editTodo()
    #expect(view.orders == ["A to-do needs a title.", form])
    #expect(store.loadTodos() == TodoItem.samples)
  }

  @Test func `keeps nothing of an edit when the to-do is gone`() throws {
    try store.removeTodo(TodoItem.samples[1])
    presenter.saveTodo(title: "Worth", content: "All.")
    presenter.editTodo()
    #expect(view.orders == ["This to-do is already gone.", form])
  }

  @Test func `closes when the to-do is deleted`() {
    presenter.deleteTodo()
    #expect(view.orders == ["close"])
    #expect(store.loadTodos().map(\.id) == [1, 3])
  }

  @Test func `says that the to-do is gone, and stays`() throws {
    try store.removeTodo(TodoItem.samples[1])
    presenter.deleteTodo()
    #expect(view.orders == ["This to-do is already gone."])
  }
}
