import Testing
import TodosShared

@testable import SamplesRIBs

/// Notes what the Interactor has the View show, and what it tells its listener.
private final class TodoDetailSpy: TodoDetailPresentable, TodoDetailListener {
  weak var listener: (any TodoDetailPresentableListener)?
  private(set) var page: TodoPage?
  private(set) var message: String?
  private(set) var events: [String] = []

  func showTodo(_ todo: TodoPage) {
    page = todo
    message = nil
  }

  func showErrorMessage(_ message: String) { self.message = message }

  func todoDetailDidChangeTodo() { events.append("changed") }

  func todoDetailDidDeleteTodo() { events.append("deleted") }

  func todoDetailDidClose() { events.append("closed") }
}

@Suite struct TodoDetailInteractorTests {
  private let spy = TodoDetailSpy()
  private let store = TodoMemoryStore()
  private let interactor: TodoDetailInteractor
  private let value = TodoPage(title: "Value", content: "Ask who is better off for it.")

  init() {
    interactor = TodoDetailInteractor(todo: TodoItem.samples[1], presenter: spy, store: store)
    interactor.listener = spy
    interactor.activate()
  }

  @Test func `shows the to-do that it was given, and tells nobody`() {
    #expect(spy.page == value)
    #expect(spy.events == [])
  }

  @Test func `shows what an edited to-do became`() {
    interactor.editTodo(title: "Worth", content: "All.")
    #expect(spy.page == TodoPage(title: "Worth", content: "All."))
    #expect(store.loadTodos()[1] == TodoItem(id: 2, title: "Worth", content: "All."))
    #expect(spy.events == ["changed"])
  }

  @Test func `edits what an edited to-do became`() {
    interactor.editTodo(title: "Worth", content: "All.")
    interactor.deactivate()
    interactor.activate()
    #expect(spy.page == TodoPage(title: "Worth", content: "All."))
  }

  @Test func `keeps the old texts when the title is empty`() {
    interactor.editTodo(title: "", content: "All.")
    #expect(spy.page == value)
    #expect(spy.message == "A to-do needs a title.")
    #expect(store.loadTodos() == TodoItem.samples)
    #expect(spy.events == [])
  }

  @Test func `keeps nothing of an edit when the to-do is gone`() throws {
    try store.removeTodo(TodoItem.samples[1])
    interactor.editTodo(title: "Worth", content: "All.")
    #expect(spy.page == value)
    #expect(spy.message == "This to-do is already gone.")
    #expect(spy.events == ["changed"])
  }

  @Test func `tells its listener of a deletion`() {
    interactor.deleteTodo()
    #expect(store.loadTodos().map(\.id) == [1, 3])
    #expect(spy.events == ["deleted"])
  }

  @Test func `says that the to-do is gone, tells its listener, and stays`() throws {
    try store.removeTodo(TodoItem.samples[1])
    interactor.deleteTodo()
    #expect(spy.message == "This to-do is already gone.")
    #expect(spy.events == ["changed"])
  }

  @Test func `tells its listener that the screen was left`() {
    interactor.didClose()
    #expect(spy.events == ["closed"])
  }
}
