import ArticlesShared
import Stage
import Testing

@testable import SamplesVIPERAsync

@Suite @StageActor struct ArticlesPresenterTests {
  private let view = ArticlesViewSpy()
  private let interactor = ArticlesInteractorStub()
  private let router = ArticlesRouterSpy()
  private let presenter = ArticlesPresenter()

  private nonisolated static let list = ["loading", "done", "1 Clean Architecture on Mobile"]

  init() {
    presenter.interactor = interactor
    presenter.router = router
    presenter.view = view
  }

  @Test func `says that it loads while it waits`() async {
    interactor.meanwhile = { [view] in #expect(view.shown == ["loading"]) }
    await presenter.onViewReady()
    #expect(view.shown == ArticlesPresenterTests.list)
  }

  @Test func `gives a name to what has none`() async {
    interactor.result = .success([Article(id: 7, title: "On Tests"), Article(id: 8, title: "")])
    await presenter.onViewReady()
    #expect(view.shown.last == "7 On Tests, 8 Untitled")
  }

  @Test func `says that loading failed, and tries again`() async {
    interactor.result = .failure(ArticleStoreError.unavailable)
    await presenter.onViewReady()
    #expect(view.shown == ["loading", "done", "Failed to load articles"])
    view.shown = []
    interactor.result = .success([Article.samples[0]])
    await presenter.onRefresh()
    #expect(view.shown == ArticlesPresenterTests.list)
  }

  @Test func `shows the articles in the order of the store`() async {
    interactor.result = .success(Article.samples)
    await presenter.onViewReady()
    let rows = Article.samples.map { "\($0.id) \($0.title)" }
    #expect(view.shown.last == rows.joined(separator: ", "))
  }

  @Test func `keeps the list when a refresh fails`() async {
    await presenter.onViewReady()
    view.shown = []
    interactor.result = .failure(ArticleStoreError.unavailable)
    await presenter.onRefresh()
    #expect(view.shown == ["loading", "done", "Failed to load articles"])
  }

  @Test func `asks for nothing more while it loads`() async {
    interactor.meanwhile = { [presenter, interactor] in
      interactor.meanwhile = {}
      await presenter.onRefresh()
    }
    await presenter.onViewReady()
    #expect(interactor.requests == 1)
    #expect(view.shown == ArticlesPresenterTests.list)
  }

  @Test func `loads anew when it is pulled`() async {
    await presenter.onViewReady()
    await presenter.onRefresh()
    #expect(interactor.requests == 2)
    #expect(view.shown == ArticlesPresenterTests.list + ArticlesPresenterTests.list)
  }

  @Test(arguments: [true, false]) func `leaves all as it is on return once there was an answer`(
    succeeded: Bool
  ) async {
    if !succeeded { interactor.result = .failure(ArticleStoreError.unavailable) }
    await presenter.onViewReady()
    view.shown = []
    await presenter.onViewReady()
    #expect(interactor.requests == 1)
    #expect(view.shown == [])
  }

  @Test func `leads to the article that was selected`() {
    presenter.onArticleSelected(7)
    #expect(router.ids == [7])
  }

  @Test func `does not keep its View alive`() {
    weak var view: ArticlesViewSpy?
    do {
      let spy = ArticlesViewSpy()
      presenter.view = spy
      view = spy
    }
    #expect(view == nil)
  }
}
