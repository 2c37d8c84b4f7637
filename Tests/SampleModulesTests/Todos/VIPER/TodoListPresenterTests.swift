import Testing
import TodosShared

@testable import SamplesVIPER

@Suite struct TodoListPresenterTests {
  private let view = TodoListViewSpy()
  private let interactor = TodoListInteractorSpy()
  private let router = TodoListWireframeSpy()
  private let presenter = TodoListPresenter()

  init() {
    presenter.view = view
    presenter.interactor = interactor
    presenter.router = router
    interactor.output = presenter
    presenter.viewDidLoad()
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

  @Test func `hands on the texts of a new to-do, and shows the list with it`() {
    presenter.addTodo(title: "Rest", content: "Walk.")
    #expect(interactor.saved == ["Rest: Walk."])
    let rest = TodoItem(id: 4, title: "Rest", content: "Walk.")
    interactor.todos.append(rest)
    presenter.didAddTodo(rest)
    #expect(view.rows.last == TodoRow(title: "Rest", excerpt: "Walk."))
  }

  @Test func `removes the to-do of the row that was swiped`() {
    presenter.removeTodo(at: 1)
    #expect(interactor.deleted == [TodoItem.samples[1]])
    interactor.todos.remove(at: 1)
    presenter.didRemoveTodo(TodoItem.samples[1])
    #expect(view.rows.map(\.title) == ["Focus", "Action"])
  }

  @Test func `opens the to-do of that row, and listens to what becomes of it`() {
    presenter.showTodoDetail(at: 2)
    #expect(router.presented == [TodoItem.samples[2]])
    #expect(router.output === presenter)
  }

  @Test func `does nothing for a row that is not there`() {
    presenter.removeTodo(at: 3)
    presenter.showTodoDetail(at: -1)
    #expect(interactor.deleted == [])
    #expect(router.presented == [])
  }

  @Test func `says what is wrong with a title, and leaves the list as it is`() {
    presenter.onError(.emptyTitle)
    #expect(view.message == "A to-do needs a title.")
    #expect(interactor.retrievals == 1)
  }

  @Test func `shows the list as it is now, and says that a to-do is gone`() {
    interactor.todos.removeFirst()
    presenter.onError(.gone(TodoItem.samples[0]))
    #expect(view.rows.map(\.title) == ["Value", "Action"])
    #expect(view.message == "This to-do is already gone.")
  }

  @Test func `shows what became of a to-do on its own screen`() {
    interactor.todos[0].title = "Worth"
    presenter.didEdit(interactor.todos[0])
    #expect(view.rows[0].title == "Worth")
    interactor.todos.removeFirst()
    presenter.didDelete(TodoItem.samples[0])
    #expect(view.rows.count == 2)
  }
}
