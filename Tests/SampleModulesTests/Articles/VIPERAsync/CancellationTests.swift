import ArticlesShared
import Stage
import Testing

@testable import SamplesVIPERAsync

/// What happens when the screen is left while somebody waits.
@Suite @StageActor struct CancellationTests {
  nonisolated static let results: [Result<[Article], Error>] = [
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

  @Test func `waits no longer for a store that never answers`() async {
    let interactor = ArticlesInteractor(store: SilentArticleStore())
    let loading = Task { try await interactor.loadArticles() }
    loading.cancel()
    await #expect(throws: CancellationError.self) { try await loading.value }
  }

  @Test func `shows nothing, and asks again on return`() async {
    let (view, interactor) = (ArticlesViewSpy(), ArticlesInteractorStub())
    let presenter = ArticlesPresenter()
    presenter.interactor = interactor
    presenter.view = view
    interactor.result = .failure(CancellationError())
    await presenter.onViewReady()
    #expect(view.shown == ["loading"])
    interactor.result = .success([Article.samples[0]])
    await presenter.onViewReady()
    #expect(view.shown == ["loading", "loading", "done", "1 Clean Architecture on Mobile"])
  }

  @Test func `keeps nobody alive when the stage goes while somebody waits`() throws {
    let view = WeakView()
    do {
      let assembly = StageActor.assembly { _ in
        let module = ArticlesRouter.build(store: SilentArticleStore())
        view.value = module
        return module
      }
      let stage = HeadlessStage(Variant(.viperAsync, assemble: assembly), given: "ready")
      try stage.perform(.open)
      view.presenter = (view.value as? ArticlesViewController)?.presenter
      #expect(view.presenter != nil)
    }
    #expect(view.presenter == nil)
  }
}

/// Knows a screen and who stands behind it, and keeps neither.
@StageActor private final class WeakView {
  weak var value: ViewController?
  weak var presenter: ArticlesPresenterProtocol?
}

/// Never answers, but keeps the question.
private final class SilentArticleStore: ArticleStoreProtocol {
  private var completions: [(Result<[Article], Error>) -> Void] = []

  func fetchAll(then completion: @escaping (Result<[Article], Error>) -> Void) {
    completions.append(completion)
  }
}
