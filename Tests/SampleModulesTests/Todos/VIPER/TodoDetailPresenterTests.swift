import Testing
import TodosShared

@testable import TodosVIPER

@Suite struct TodoDetailPresenterTests {
  private let view = TodoDetailViewSpy()
  private let interactor = TodoDetailInteractorSpy()
  private let surroundings = TodoDetailSurroundingsSpy()
  private let presenter = TodoDetailPresenter()
  private let todo = TodoItem.samples[1]

  init() {
    presenter.view = view
    presenter.interactor = interactor
    presenter.router = surroundings
    presenter.moduleOutput = surroundings
  }

  @Test func `hands on what the View asks`() {
    presenter.viewDidLoad()
    presenter.editTodo(title: "Worth", content: "All.")
    presenter.deleteTodo()
    #expect(interactor.requests == ["retrieve", "edit Worth: All.", "delete"])
  }

  @Test func `shows the to-do, and tells nobody`() {
    presenter.didRetrieveTodo(todo)
    #expect(view.page == TodoPage(title: "Value", content: "Ask who is better off for it."))
    #expect(surroundings.events == [])
  }

  @Test func `shows an edited to-do, and tells who opened it`() {
    presenter.didEditTodo(todo)
    #expect(view.page?.title == "Value")
    #expect(surroundings.events == ["edited Value"])
  }

  @Test func `tells who opened it of a deletion, then goes back`() {
    presenter.didDeleteTodo(todo)
    #expect(surroundings.events == ["deleted Value", "back"])
  }

  @Test func `says what is wrong with a title, and tells nobody`() {
    presenter.onError(.emptyTitle)
    #expect(view.message == "A to-do needs a title.")
    #expect(surroundings.events == [])
  }

  @Test func `says that the to-do is gone, tells who opened it, and stays`() {
    presenter.onError(.gone(todo))
    #expect(view.message == "This to-do is already gone.")
    #expect(surroundings.events == ["deleted Value"])
  }
}
