import Stage
import Testing
import Traces

@testable import SamplesCleanSwift

@Suite struct TodoListViewTests {
  private let interactor = TodoListInteractorSpy()
  private let router = TodoListRouterSpy()
  private let view = TodoListViewController()
  private let stage: HeadlessStage

  init() throws {
    view.interactor = interactor
    view.router = router
    stage = HeadlessStage(Variant(.cleanSwift) { [view] _ in view }, given: "ready")
    try stage.perform(.open)
  }

  @Test func `makes requests of what is done to the rows`() throws {
    view.displayTodos(
      viewModel: .init(
        displayedTodos: [.init(title: "A", excerpt: "a"), .init(title: "B", excerpt: "b")]
      )
    )
    try stage.perform(.press("Add"))
    for action in [Action.type("C", into: "Title"), .type("c", into: "Content"), .confirm] {
      try stage.perform(action)
    }
    try stage.perform(.delete(row: 2))
    try stage.perform(.tap(row: 1))
    #expect(interactor.requests == ["fetch", "add C: c", "remove 1", "select 0"])
    #expect(router.routes == 0)
  }

  @Test func `routes to the to-do that is selected`() {
    view.displaySelectedTodo(viewModel: .init())
    #expect(router.routes == 1)
  }

  @Test func `shows a message until something goes well`() throws {
    view.displayError(viewModel: .init(message: "No."))
    #expect(stage.screen?.lines == [.text("No."), .button("Add")])
    view.displayTodos(viewModel: .init(displayedTodos: []))
    #expect(stage.screen?.lines == [.button("Add")])
  }
}
