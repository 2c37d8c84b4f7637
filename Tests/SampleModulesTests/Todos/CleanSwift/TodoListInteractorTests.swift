import Testing
import TodosShared

@testable import SamplesCleanSwift

@Suite struct TodoListInteractorTests {
  private let presenter = TodoListPresenterSpy()
  private let store = TodoMemoryStore()
  private let interactor: TodoListInteractor

  init() {
    interactor = TodoListInteractor(store: store)
    interactor.presenter = presenter
    interactor.fetchTodos(request: .init())
  }

  @Test func `gets the to-dos in the order of the store`() {
    #expect(presenter.responses == ["Focus, Value, Action"])
  }

  @Test func `adds a to-do that has a title`() {
    interactor.addTodo(request: .init(title: "Rest", content: "Walk."))
    #expect(presenter.responses.last == "Focus, Value, Action, Rest")
    #expect(store.loadTodos().last?.content == "Walk.")
  }

  @Test func `refuses a title without anything to read`() {
    interactor.addTodo(request: .init(title: " ", content: "Walk."))
    #expect(presenter.responses.dropFirst() == ["A to-do needs a title."])
    #expect(store.loadTodos().count == 3)
  }

  @Test func `removes the to-do of the row that was swiped`() {
    interactor.removeTodo(request: .init(index: 1))
    #expect(presenter.responses.dropFirst() == ["Focus, Action"])
    #expect(store.loadTodos().map(\.id) == [1, 3])
  }

  @Test func `shows the list as it is now, and says that a to-do is gone`() throws {
    try store.removeTodo(TodoItem.samples[0])
    interactor.removeTodo(request: .init(index: 0))
    #expect(presenter.responses.dropFirst() == ["Value, Action", "This to-do is already gone."])
  }

  @Test func `keeps the to-do that was selected for the next scene`() {
    interactor.selectTodo(request: .init(index: 2))
    #expect(interactor.selectedTodo == TodoItem.samples[2])
    #expect(presenter.responses.last == "selected")
  }

  @Test func `does nothing for a row that is not there`() {
    interactor.removeTodo(request: .init(index: 3))
    interactor.selectTodo(request: .init(index: -1))
    #expect(interactor.selectedTodo == nil)
    #expect(presenter.responses.count == 1)
  }

  @Test func `shows what became of a to-do on its own screen`() throws {
    try store.updateTodo(TodoItem(id: 2, title: "Worth", content: "All."))
    interactor.fetchTodos(request: .init())
    #expect(presenter.responses.dropFirst() == ["Focus, Worth, Action"])
  }
}
