import ArticlesShared
import Stage
import TraceRecording

/// What the Presenter may ask of the View.
@Proxied
protocol ArticlesViewProtocol: AnyObject {
  func showLoading(_ isLoading: Bool)
  func showArticles(_ articles: [ArticleVM])
  func showError(_ message: String)
}

/// What the View may tell the Presenter; what loads returns when it is done.
///
/// `@StageActor` stands for `@MainActor`.
@Proxied
@StageActor
protocol ArticlesPresenterProtocol: AnyObject, Sendable {
  func onViewReady() async
  func onRefresh() async
  func onArticleSelected(_ id: Int)
}

/// What the Presenter may ask of the Interactor.
@Proxied
@StageActor
protocol ArticlesInteractorProtocol: AnyObject {
  func loadArticles() async throws -> [Article]
}

/// What the Presenter may ask of the Router.
@Proxied
@StageActor
protocol ArticlesRouterProtocol: AnyObject {
  func goToArticleDetail(_ id: Int)
}
