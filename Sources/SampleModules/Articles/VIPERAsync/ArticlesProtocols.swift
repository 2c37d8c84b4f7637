import ArticlesShared
import Stage
import TraceRecording

/// What the Presenter may ask of the View.
@Traced
protocol ArticlesViewProtocol: AnyObject {
  func showLoading(_ isLoading: Bool)
  func showArticles(_ articles: [ArticleVM])
  func showError(_ message: String)
}

/// What the View may tell the Presenter; what loads returns when it is done.
@Traced
@StageActor
protocol ArticlesPresenterProtocol: AnyObject, Sendable {
  func onViewReady() async
  func onRefresh() async
  func onArticleSelected(_ id: Int)
}

/// What the Presenter may ask of the Interactor.
@Traced
@StageActor
protocol ArticlesInteractorProtocol: AnyObject {
  func loadArticles() async throws -> [Article]
}

/// What the Presenter may ask of the Router.
@Traced
@StageActor
protocol ArticlesRouterProtocol: AnyObject {
  func goToArticleDetail(_ id: Int)
}
