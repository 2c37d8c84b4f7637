import Testing
import TodosShared

@testable import SamplesVIPER

@Suite struct TodoDetailInteractorTests {
  private let output = TodoDetailOutputSpy()
  private let store = TodoMemoryStore()
  private let interactor: TodoDetailInteractor

  init() {
    interactor = TodoDetailInteractor(todo: TodoItem.samples[1], store: store)
    interactor.output = output
  }

  @Test func `has the to-do that it was given`() {
    interactor.retrieveTodo()
    #expect(output.answers == ["retrieved Value"])
  }

  @Test func `keeps the new texts, in the store and for itself`() {
    interactor.editTodo(title: "Worth", content: "All.")
    interactor.retrieveTodo()
    #expect(output.answers == ["edited Worth", "retrieved Worth"])
    #expect(store.loadTodos()[1] == TodoItem(id: 2, title: "Worth", content: "All."))
  }

  @Test func `keeps the old texts when the title is empty`() {
    interactor.editTodo(title: "", content: "All.")
    interactor.retrieveTodo()
    #expect(output.answers == ["A to-do needs a title.", "retrieved Value"])
    #expect(store.loadTodos() == TodoItem.samples)
  }

  @Test func `keeps nothing of an edit when the to-do is gone`() throws {
    try store.removeTodo(TodoItem.samples[1])
    interactor.editTodo(title: "Worth", content: "All.")
    interactor.retrieveTodo()
    #expect(output.answers == ["This to-do is already gone.", "retrieved Value"])
  }

  @Test func `says so when the to-do was gone before`() {
    interactor.deleteTodo()
    interactor.deleteTodo()
    interactor.editTodo(title: "Worth", content: "All.")
    let isGone = "This to-do is already gone."
    #expect(output.answers == ["deleted Value", isGone, isGone])
  }
}
