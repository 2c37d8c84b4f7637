import ArticlesShared
import TraceRecording

/// The interface of the View for the Presenter.
@Doubled
protocol ArticlesViewProtocol: AnyObject {
  func showLoading(_ isLoading: Bool)
  func showArticles(_ articles: [ArticleVM])
  func showError(_ message: String)
}

/// The interface of the Presenter for the View; receives the View's events.
@Doubled
protocol ArticlesPresenterProtocol: AnyObject {
  func attach(_ view: ArticlesViewProtocol)
  func detach()
  func onViewReady()
  func onRefresh()
  func onArticleSelected(_ id: Int)
}

/// The interface of the Interactor for the Presenter.
@Doubled
protocol ArticlesInteractorProtocol: AnyObject {
  func loadArticles(then callback: @escaping (Result<[Article], Error>) -> Void)
}

/// The interface of the Router for the Presenter.
@Doubled
protocol ArticlesRouterProtocol: AnyObject {
  func goToArticleDetail(_ id: Int)
}
