import Testing
import TodosShared

@testable import SamplesCleanSwift

@Suite struct TodoDetailPresenterTests {
  private let view = TodoDetailViewSpy()
  private let presenter = TodoDetailPresenter()
  private let todo = TodoItem(id: 2, title: "Value", content: "Ask.")

  init() {
    presenter.viewController = view
  }

  @Test func `has the texts of the to-do displayed`() {
    presenter.presentTodo(response: .init(todo: todo))
    #expect(view.viewModels == ["Value: Ask."])
  }

  @Test func `has an edited to-do and a deleted one displayed`() {
    presenter.presentEditedTodo(response: .init(todo: todo))
    presenter.presentDeletedTodo(response: .init())
    #expect(view.viewModels == ["edited Value: Ask.", "deleted"])
  }

  @Test func `says in words what is wrong`() {
    presenter.presentError(response: .init(error: .emptyTitle))
    presenter.presentError(response: .init(error: .gone(todo)))
    #expect(view.viewModels == ["A to-do needs a title.", "This to-do is already gone."])
  }
}
