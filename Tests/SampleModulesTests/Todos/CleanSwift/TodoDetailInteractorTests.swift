import Testing
import TodosShared

@testable import SamplesCleanSwift

@Suite struct TodoDetailInteractorTests {
  private let presenter = TodoDetailPresenterSpy()
  private let store = TodoMemoryStore()
  private let interactor: TodoDetailInteractor

  init() {
    interactor = TodoDetailInteractor(store: store)
    interactor.presenter = presenter
    interactor.todo = TodoItem.samples[1]
  }

  @Test func `has the to-do that was passed to its data store`() {
    interactor.showTodo(request: .init())
    #expect(presenter.responses == ["showed Value"])
  }

  @Test func `does nothing before a to-do was passed`() {
    interactor.todo = nil
    interactor.showTodo(request: .init())
    interactor.editTodo(request: .init(title: "Worth", content: "All."))
    interactor.deleteTodo(request: .init())
    #expect(presenter.responses == [])
    #expect(store.loadTodos() == TodoItem.samples)
  }

  @Test func `keeps the new texts, in the store and in its data store`() {
    interactor.editTodo(request: .init(title: "Worth", content: "All."))
    let worth = TodoItem(id: 2, title: "Worth", content: "All.")
    #expect(presenter.responses == ["edited Worth"])
    #expect(interactor.todo == worth)
    #expect(store.loadTodos()[1] == worth)
  }

  @Test func `keeps the old texts when the title is empty`() {
    interactor.editTodo(request: .init(title: "", content: "All."))
    #expect(presenter.responses == ["A to-do needs a title."])
    #expect(interactor.todo == TodoItem.samples[1])
    #expect(store.loadTodos() == TodoItem.samples)
  }

  @Test func `keeps nothing of an edit when the to-do is gone`() throws {
    try store.removeTodo(TodoItem.samples[1])
    interactor.editTodo(request: .init(title: "Worth", content: "All."))
    #expect(presenter.responses == ["This to-do is already gone."])
    #expect(interactor.todo == TodoItem.samples[1])
  }

  @Test func `says so when the to-do was gone before`() {
    interactor.deleteTodo(request: .init())
    interactor.deleteTodo(request: .init())
    #expect(presenter.responses == ["deleted", "This to-do is already gone."])
    #expect(store.loadTodos().map(\.id) == [1, 3])
  }
}
