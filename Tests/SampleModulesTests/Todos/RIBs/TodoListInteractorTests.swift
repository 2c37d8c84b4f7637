import Testing
import TodosShared

@testable import SamplesRIBs

@Suite struct TodoListInteractorTests {
  private let view = TodoListPresentableSpy()
  private let router = TodoListRoutingSpy()
  private let store = TodoMemoryStore()
  private let interactor: TodoListInteractor

  init() {
    interactor = TodoListInteractor(presenter: view, store: store)
    interactor.router = router
    interactor.activate()
  }

  private var titles: [String] { view.rows.map(\.title) }

  @Test func `gets the to-dos in the order of the store`() {
    #expect(titles == ["Focus", "Value", "Action"])
  }

  @Test func `shows titles and excerpts`() {
    #expect(
      view.rows == [
        TodoRow(title: "Focus", excerpt: "Give one thing a quiet…"),
        TodoRow(title: "Value", excerpt: "Ask who is better off…"),
        TodoRow(title: "Action", excerpt: "Take one small step…"),
      ]
    )
  }

  @Test func `adds a to-do that has a title`() {
    interactor.addTodo(title: "Rest", content: "Walk.")
    #expect(view.rows.last == TodoRow(title: "Rest", excerpt: "Walk."))
    #expect(store.loadTodos().last?.content == "Walk.")
  }

  @Test func `refuses a title without anything to read`() {
    interactor.addTodo(title: " ", content: "Walk.")
    #expect(view.message == "A to-do needs a title.")
    #expect(titles == ["Focus", "Value", "Action"])
    #expect(store.loadTodos().count == 3)
  }

  @Test func `removes the to-do of the row that was swiped`() {
    interactor.removeTodo(at: 1)
    #expect(titles == ["Focus", "Action"])
    #expect(store.loadTodos().map(\.id) == [1, 3])
    #expect(view.message == nil)
  }

  @Test func `shows the list as it is now, and says that a to-do is gone`() throws {
    try store.removeTodo(TodoItem.samples[0])
    interactor.removeTodo(at: 0)
    #expect(titles == ["Value", "Action"])
    #expect(view.message == "This to-do is already gone.")
  }

  @Test func `attaches the to-do of the row that was tapped`() {
    interactor.openTodo(at: 2)
    #expect(router.requests == ["attach Action"])
  }

  @Test func `does nothing for a row that is not there`() {
    interactor.removeTodo(at: 3)
    interactor.openTodo(at: -1)
    #expect(titles == ["Focus", "Value", "Action"])
    #expect(router.requests == [])
  }

  @Test func `shows what became of a to-do on its own screen`() throws {
    try store.updateTodo(TodoItem(id: 2, title: "Worth", content: ""))
    interactor.todoDetailDidChangeTodo()
    #expect(titles == ["Focus", "Worth", "Action"])
    #expect(router.requests == [])
  }

  @Test func `shows the list without a to-do that was deleted on its own screen, and closes it`()
    throws
  {
    try store.removeTodo(TodoItem.samples[1])
    interactor.todoDetailDidDeleteTodo()
    #expect(titles == ["Focus", "Action"])
    #expect(router.requests == ["close"])
  }

  @Test func `detaches a to-do whose screen was left`() {
    interactor.todoDetailDidClose()
    #expect(router.requests == ["detach"])
  }

  @Test func `begins once, however often it is activated`() throws {
    try store.removeTodo(TodoItem.samples[0])
    interactor.activate()
    #expect(titles == ["Focus", "Value", "Action"])
    interactor.deactivate()
    interactor.activate()
    #expect(titles == ["Value", "Action"])
  }
}
