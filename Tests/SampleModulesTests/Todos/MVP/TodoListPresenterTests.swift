import Testing
import TodosShared

@testable import SamplesMVP

@Suite struct TodoListPresenterTests {
  private let store = TodoMemoryStore()
  private let view = TodoListViewSpy()
  private let presenter: TodoListPresenter

  init() {
    presenter = TodoListPresenter(store: store)
    presenter.view = view
    presenter.viewWillAppear()
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

  @Test func `has the form shown before anything is added`() {
    presenter.addTodo()
    #expect(view.forms == 1)
    #expect(store.loadTodos().count == 3)
  }

  @Test func `adds a to-do that has a title`() {
    presenter.saveTodo(title: "Rest", content: "Walk.")
    #expect(view.rows.last == TodoRow(title: "Rest", excerpt: "Walk."))
  }

  @Test func `refuses a title without anything to read`() {
    presenter.saveTodo(title: " ", content: "Walk.")
    #expect(view.message == "A to-do needs a title.")
    #expect(titles == ["Focus", "Value", "Action"])
    #expect(store.loadTodos().count == 3)
  }

  @Test func `removes the to-do of the row that was swiped`() {
    presenter.deleteTodo(at: 1)
    #expect(titles == ["Focus", "Action"])
    #expect(view.message == nil)
  }

  @Test func `does nothing for a row that is not there`() {
    presenter.deleteTodo(at: 3)
    presenter.openTodo(at: -1)
    #expect(store.loadTodos().count == 3)
    #expect(view.builders.isEmpty)
  }

  @Test func `shows the list as it is now, and says that a to-do is gone`() throws {
    try store.removeTodo(TodoItem.samples[0])
    presenter.deleteTodo(at: 0)
    #expect(titles == ["Value", "Action"])
    #expect(view.message == "This to-do is already gone.")
  }

  @Test func `shows what became of a to-do on its own screen`() throws {
    try store.updateTodo(TodoItem(id: 2, title: "Worth", content: "All."))
    presenter.viewWillAppear()
    #expect(titles == ["Focus", "Worth", "Action"])
    try store.removeTodo(TodoItem.samples[1])
    presenter.viewWillAppear()
    #expect(titles == ["Focus", "Action"])
  }
}
