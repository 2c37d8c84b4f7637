import Testing
import TodosShared

@testable import SamplesCleanSwift

@Suite struct TodoListPresenterTests {
  private let view = TodoListViewSpy()
  private let presenter = TodoListPresenter()

  init() {
    presenter.viewController = view
  }

  @Test func `shows titles and excerpts`() {
    presenter.presentTodos(response: .init(todos: TodoItem.samples))
    #expect(
      view.displayedTodos == [
        .init(title: "Focus", excerpt: "Give one thing a quiet…"),
        .init(title: "Value", excerpt: "Ask who is better off…"),
        .init(title: "Action", excerpt: "Take one small step…"),
      ]
    )
  }

  @Test func `has a selected to-do displayed`() {
    presenter.presentSelectedTodo(response: .init())
    #expect(view.selections == 1)
  }

  @Test func `says in words what is wrong`() {
    presenter.presentError(response: .init(error: .emptyTitle))
    #expect(view.message == "A to-do needs a title.")
    presenter.presentError(response: .init(error: .gone(TodoItem.samples[0])))
    #expect(view.message == "This to-do is already gone.")
  }
}
