import Publishing
import Stage
import Testing
import Traces

@testable import ArticlesRPVC

@Suite struct ArticlesViewControllerTests {
  private let presenter = ArticlesPresenterStub()
  private let delegate = ArticlesDelegateSpy()
  private let view: ArticlesViewController
  private let stage: HeadlessStage
  private let rows = [ArticleRow(id: 7, title: "One"), ArticleRow(id: 9, title: "Two")]

  init() throws {
    let view = ArticlesViewController(presenter: presenter)
    view.delegate = delegate
    self.view = view
    stage = HeadlessStage(Variant(.rpvc) { _ in view }, given: "ready")
    try stage.perform(.open)
  }

  private func publish(_ rows: [ArticleRow], isLoading: Bool = false, _ message: String? = nil)
    throws
  {
    presenter.states.send(ArticlesViewState(rows: rows, isLoading: isLoading, message: message))
    try stage.perform(.wait(milliseconds: 0))
  }

  @Test func `draws every state`() throws {
    #expect(stage.screen == Screen(title: "Articles"))
    try publish(rows, isLoading: true)
    #expect(stage.screen?.lines == [.row("One"), .row("Two"), .text("Loading…")])
    try publish(rows, "Oh no")
    #expect(stage.screen?.lines == [.row("One"), .row("Two"), .text("Oh no"), .button("Retry")])
    try publish([])
    #expect(stage.screen?.lines == [])
  }

  @Test func `passes pulls, presses and taps on`() throws {
    try publish(rows, "Oh no")
    for action in [Action.refresh, .press("Retry"), .tap(row: 2)] { try stage.perform(action) }
    #expect(presenter.refreshes == 2)
    #expect(delegate.ids == [9])
  }

  @Test func `offers more where there is more`() throws {
    presenter.states.send(
      ArticlesViewState(rows: rows, isLoading: false, message: nil, hasMore: true)
    )
    try stage.perform(.press("More"))
    #expect(presenter.pages == 1)
    try publish(rows)
    #expect(stage.screen?.buttons == [])
  }

  @Test func `sees no state after it was left`() throws {
    try stage.perform(.close)
    try publish(rows)
    #expect(presenter.bindings == 1)
    #expect(view.tableView(TableView(), numberOfRowsInSection: 0) == 0)
  }
}
