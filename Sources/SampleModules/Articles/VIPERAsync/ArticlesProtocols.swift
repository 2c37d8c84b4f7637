import ArticlesShared
import Stage
import TraceRecording

/// The interface of the View for the Presenter.
@Proxied
protocol ArticlesViewProtocol: AnyObject {
  func showLoading(_ isLoading: Bool)
  func showArticles(_ articles: [ArticleVM])
  func showError(_ message: String)
}

/// The interface of the Presenter for the View; an `async` method returns when loading is done.
///
/// `@StageActor` stands for `@MainActor`.
@Proxied
@StageActor
protocol ArticlesPresenterProtocol: AnyObject, Sendable {
  func onViewReady() async
  func onRefresh() async
  func onArticleSelected(_ id: Int)
}

/// The interface of the Interactor for the Presenter.
@Proxied
@StageActor
protocol ArticlesInteractorProtocol: AnyObject {
  func loadArticles() async throws -> [Article]
}

/// The interface of the Router for the Presenter.
@Proxied
@StageActor
protocol ArticlesRouterProtocol: AnyObject {
  func goToArticleDetail(_ id: Int)
}
