import CollaborationTesting
import Testing
import TodosShared

@testable import SamplesVIPER

@Suite struct TodoDetailPresenterTests {
  private let presenter = SubjectUnderTest { TodoDetailPresenter() }
  private let todo = TodoItem(id: 2, title: "Value", content: "Ask.")

  @Test func `hands on what the View asks`() {
    let asked = presenter.recordTrace {
      $0.viewDidLoad()
      $0.editTodo(title: "Worth", content: "All.")
      $0.deleteTodo()
    }
    expectTrace(asked) {
      """
      Presenter -> Interactor retrieveTodo()
      Presenter -> Interactor editTodo(title: "Worth", content: "All.")
      Presenter -> Interactor deleteTodo()
      """
    }
  }

  @Test func `shows the to-do, and tells nobody`() {
    expectTrace(presenter.recordTrace { $0.didRetrieveTodo(todo) }) {
      """
      Presenter -> View showTodo(TodoPage(title: "Value", content: "Ask."))
      """
    }
  }

  @Test func `shows what an edited to-do became`() {
    expectTrace(presenter.recordTrace { $0.didEditTodo(todo) }) {
      """
      Presenter -> View showTodo(TodoPage(title: "Value", content: "Ask."))
      Presenter -> TodoDetailModuleOutput didEdit(TodoItem(id: 2, title: "Value", content: "Ask."))
      """
    }
  }

  @Test func `tells who opened it of a deletion, then goes back`() {
    expectTrace(presenter.recordTrace { $0.didDeleteTodo(todo) }) {
      """
      Presenter -> TodoDetailModuleOutput didDelete(TodoItem(id: 2, title: "Value", content: "Ask."))
      Presenter -> Wireframe navigateBack(from: View)
      """
    }
  }

  @Test func `says what is wrong with a title, and tells nobody`() {
    expectTrace(presenter.recordTrace { $0.onError(.emptyTitle) }) {
      """
      Presenter -> View showErrorMessage("A to-do needs a title.")
      """
    }
  }

  @Test func `says that the to-do is gone, tells who opened it, and stays`() {
    expectTrace(presenter.recordTrace { $0.onError(.gone(todo)) }) {
      """
      Presenter -> TodoDetailModuleOutput didDelete(TodoItem(id: 2, title: "Value", content: "Ask."))
      Presenter -> View showErrorMessage("This to-do is already gone.")
      """
    }
  }
}
