import Testing
import TodosShared

@testable import SamplesVIPERObservable

@Suite struct TodoListPresenterTests {
  private let interactor = TodoListInteractorStub()
  private let router = TodoListRouterSpy()
  private let presenter: TodoListPresenter

  init() async {
    presenter = TodoListPresenter(interactor: interactor, router: router)
    await presenter.appear()
  }

  private var titles: [String] { presenter.rows.map(\.title) }

  @Test func `shows titles and excerpts`() {
    #expect(
      presenter.rows == [
        TodoRow(title: "Focus", excerpt: "Give one thing a quiet…"),
        TodoRow(title: "Value", excerpt: "Ask who is better off…"),
        TodoRow(title: "Action", excerpt: "Take one small step…"),
      ]
    )
  }

  @Test func `shows a new to-do at the end`() async {
    await presenter.addTodo(title: "Rest", content: "Walk.")
    #expect(presenter.rows.last == TodoRow(title: "Rest", excerpt: "Walk."))
  }

  @Test func `says why a to-do was not added, until something goes well`() async {
    interactor.error = .emptyTitle
    await presenter.addTodo(title: "", content: "Walk.")
    #expect(presenter.message == "A to-do needs a title.")
    interactor.error = nil
    await presenter.deleteTodo(at: 0)
    #expect(presenter.message == nil)
  }

  @Test func `removes the to-do of the row that was swiped`() async {
    await presenter.deleteTodo(at: 1)
    await presenter.deleteTodo(at: 2)
    #expect(titles == ["Focus", "Action"])
  }

  @Test func `shows the list as it is now, and says that a to-do is gone`() async {
    interactor.stored.removeFirst()
    interactor.error = .gone(TodoItem.samples[0])
    await presenter.deleteTodo(at: 0)
    #expect(titles == ["Value", "Action"])
    #expect(presenter.message == "This to-do is already gone.")
  }

  @Test func `shows what became of a to-do on its own screen`() async {
    interactor.stored[1] = TodoItem(id: 2, title: "Worth", content: "All.")
    await presenter.appear()
    #expect(titles == ["Focus", "Worth", "Action"])
  }

  @Test func `hands its Router the to-do of the row that was tapped`() {
    presenter.openTodo(at: 3)
    presenter.openTodo(at: 2)
    #expect(router.routes == [.todo(TodoItem.samples[2])])
  }
}
