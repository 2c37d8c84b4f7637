import ArticlesShared
import TraceRecording

/// What the Presenter may ask of the View.
@Traced(.playable)
protocol ArticlesViewProtocol: AnyObject {
  func showLoading(_ isLoading: Bool)
  func showArticles(_ articles: [ArticleVM])
  func showError(_ message: String)
}

/// What the View may tell the Presenter.
@Traced(.playable)
protocol ArticlesPresenterProtocol: AnyObject {
  func attach(_ view: ArticlesViewProtocol)
  func detach()
  func onViewReady()
  func onRefresh()
  func onArticleSelected(_ id: Int)
}

/// What the Presenter may ask of the Interactor.
@Traced(.playable)
protocol ArticlesInteractorProtocol: AnyObject {
  func loadArticles(
    onSuccess: @escaping ([Article]) throws -> Void,
    onError: @escaping (Error) -> Void
  )
}

/// What the Presenter may ask of the Router.
@Traced(.playable)
protocol ArticlesRouterProtocol: AnyObject {
  func goToArticleDetail(_ id: Int)
}
