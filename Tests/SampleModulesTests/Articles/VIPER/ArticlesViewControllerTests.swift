import Stage
import Testing
import Traces

@testable import SamplesVIPER

@Suite struct ArticlesViewControllerTests {
  private let presenter = ArticlesPresenterSpy()
  private let view = ArticlesViewController()
  private let stage: HeadlessStage

  init() throws {
    view.presenter = presenter
    stage = HeadlessStage(Variant(.viper) { [view] _ in view }, given: "ready")
    try stage.perform(.open)
  }

  private func screen() throws -> [Screen.Line] {
    try stage.perform(.wait(milliseconds: 0))
    return stage.screen?.lines ?? []
  }

  @Test func `tells the Presenter when it is seen and left`() throws {
    #expect(presenter.told == ["attach", "ready"])
    try stage.perform(.close)
    #expect(presenter.told == ["attach", "ready", "detach"])
  }

  @Test func `shows that it loads, and that it is done`() throws {
    #expect(stage.screen == Screen(title: "Articles"))
    view.showLoading(true)
    #expect(try screen() == [.text("Loading…")])
    view.showLoading(false)
    #expect(try screen() == [])
  }

  @Test func `shows articles, and an error below them until it loads again`() throws {
    view.showArticles([ArticleVM(id: 7, title: "On Tests")])
    view.showError("Oh no")
    #expect(try screen() == [.row("On Tests"), .text("Oh no"), .button("Retry")])
    view.showLoading(true)
    #expect(try screen() == [.row("On Tests"), .text("Loading…")])
  }

  @Test func `says that it loads, beside the articles that it has`() throws {
    view.showArticles([ArticleVM(id: 7, title: "On Tests")])
    view.showLoading(true)
    #expect(try screen() == [.row("On Tests"), .text("Loading…")])
  }

  @Test func `shows the articles of a refresh in the place of those before`() throws {
    view.showArticles([ArticleVM(id: 7, title: "On Tests")])
    view.showArticles([ArticleVM(id: 9, title: "On Views")])
    #expect(try screen() == [.row("On Views")])
  }

  @Test func `passes pulls, presses and taps on`() throws {
    view.showArticles([ArticleVM(id: 7, title: "One"), ArticleVM(id: 9, title: "Two")])
    view.showError("Oh no")
    presenter.told = []
    _ = try screen()
    for action in [Action.refresh, .press("Retry"), .tap(row: 2)] { try stage.perform(action) }
    #expect(presenter.told == ["refresh", "refresh", "selected 9"])
  }
}
