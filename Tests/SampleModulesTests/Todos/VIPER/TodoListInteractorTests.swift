import Testing
import TodosShared

@testable import SamplesVIPER

@Suite struct TodoListInteractorTests {
  private let output = TodoListOutputSpy()
  private let store = TodoMemoryStore()
  private let interactor: TodoListInteractor

  init() {
    interactor = TodoListInteractor(store: store)
    interactor.output = output
  }

  @Test func `gets the to-dos in the order of the store`() {
    interactor.retrieveTodos()
    #expect(output.answers == ["retrieved Focus, Value, Action"])
  }

  @Test func `adds a to-do that has a title`() {
    interactor.saveTodo(title: "Rest", content: "Walk.")
    #expect(output.answers == ["added Rest"])
    #expect(store.loadTodos().last?.content == "Walk.")
  }

  @Test func `refuses a title without anything to read`() {
    interactor.saveTodo(title: " ", content: "Walk.")
    #expect(output.answers == ["A to-do needs a title."])
    #expect(store.loadTodos().count == 3)
  }

  @Test func `deletes a to-do, and says so when it was gone before`() {
    interactor.deleteTodo(TodoItem.samples[0])
    interactor.deleteTodo(TodoItem.samples[0])
    #expect(output.answers == ["removed Focus", "This to-do is already gone."])
    #expect(store.loadTodos().map(\.id) == [2, 3])
  }
}
