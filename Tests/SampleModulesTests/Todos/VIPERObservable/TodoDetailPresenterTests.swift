import Testing
import TodosShared

@testable import SamplesVIPERObservable

@Suite struct TodoDetailPresenterTests {
  private let interactor = TodoDetailInteractorStub()
  private let router = TodoDetailRouterSpy()
  private let presenter: TodoDetailPresenter

  init() async {
    presenter = TodoDetailPresenter(interactor: interactor, router: router)
    await presenter.appear()
  }

  @Test func `shows the to-do of its Interactor`() {
    #expect(presenter.page == TodoPage(title: "Value", content: "Ask who is better off for it."))
  }

  @Test func `shows what an edited to-do became`() async {
    await presenter.editTodo(title: "Worth", content: "All.")
    #expect(presenter.page == TodoPage(title: "Worth", content: "All."))
  }

  @Test func `keeps the old texts when the title is empty`() async {
    interactor.error = .emptyTitle
    await presenter.editTodo(title: "", content: "All.")
    #expect(presenter.page.title == "Value")
    #expect(presenter.message == "A to-do needs a title.")
    interactor.error = nil
    await presenter.editTodo(title: "Worth", content: "All.")
    #expect(presenter.message == nil)
  }

  @Test func `keeps nothing of an edit when the to-do is gone`() async {
    interactor.error = .gone(TodoItem.samples[1])
    await presenter.editTodo(title: "Worth", content: "All.")
    #expect(presenter.page.title == "Value")
    #expect(presenter.message == "This to-do is already gone.")
  }

  @Test func `leads back to the list when its to-do is deleted`() async {
    await presenter.deleteTodo()
    #expect(router.routes == [.back])
  }

  @Test func `says that the to-do is gone, and stays`() async {
    interactor.error = .gone(TodoItem.samples[1])
    await presenter.deleteTodo()
    #expect(presenter.message == "This to-do is already gone.")
    #expect(router.routes == [])
  }
}
