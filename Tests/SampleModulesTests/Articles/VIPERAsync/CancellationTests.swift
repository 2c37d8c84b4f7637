import ArticlesShared
import Testing

@testable import ArticlesVIPERAsync

/// What happens when the screen is left while somebody waits.
@Suite struct CancellationTests {
  static let results: [Result<[Article], Error>] = [
    .success(Article.samples), .failure(ArticleStoreError.unavailable),
  ]

  @Test(arguments: results) func `tells who waited that nobody does any more`(
    result: Result<[Article], Error>
  ) async {
    let loading = Task {
      withUnsafeCurrentTask { $0?.cancel() }
      return try await ArticlesInteractor(store: ArticleStoreStub(result)).loadArticles()
    }
    await #expect(throws: CancellationError.self) { try await loading.value }
  }

  @Test func `shows nothing, and asks again on return`() async {
    let (view, interactor) = (ArticlesViewSpy(), ArticlesInteractorStub())
    let presenter = ArticlesPresenter()
    presenter.interactor = interactor
    presenter.attach(view)
    interactor.result = .failure(CancellationError())
    interactor.meanwhile = { presenter.detach() }
    await presenter.onViewReady()
    #expect(view.shown == ["loading"])
    interactor.meanwhile = {}
    interactor.result = .success([Article.samples[0]])
    presenter.attach(view)
    await presenter.onViewReady()
    #expect(view.shown == ["loading", "loading", "done", "1 Clean Architecture on Mobile"])
  }

  @Test func `leaves a newer request alone`() async {
    let (view, interactor) = (ArticlesViewSpy(), ArticlesInteractorStub())
    let presenter = ArticlesPresenter()
    presenter.interactor = interactor
    presenter.attach(view)
    interactor.result = .failure(CancellationError())
    interactor.meanwhile = {
      interactor.meanwhile = {}
      interactor.result = .success([Article.samples[0]])
      presenter.detach()
      presenter.attach(view)
      await presenter.onViewReady()
    }
    await presenter.onViewReady()
    #expect(view.shown == ["loading", "loading", "done", "1 Clean Architecture on Mobile"])
    await presenter.onViewReady()
    #expect(interactor.requests == 2)
  }
}
