import TraceRecording

/// The interface of the View for the Presenter.
@Doubled
protocol ArticlesViewProtocol: AnyObject {
  func showLoading(_ loading: Bool)
  func showArticles(_ items: [ArticleVM])
  func showError(_ message: String)
}

/// The interface of the Presenter for the View; receives the View's events.
@Doubled
protocol ArticlesPresenterProtocol: AnyObject {
  func attach(_ view: ArticlesViewProtocol)
  func detach()
  func onViewReady()
  func onRefresh()
  func onArticleSelected(_ id: String)
}

/// The interface of the Interactor for the Presenter.
@Doubled
protocol ArticlesInteractorProtocol: AnyObject {
  func loadArticles(
    onSuccess: @escaping ([Article]) throws -> Void,
    onError: @escaping (String) -> Void
  )
}

/// The interface of the Router for the Presenter.
@Doubled
protocol ArticlesRouterProtocol: AnyObject {
  func goToArticleDetail(_ articleId: String)
}
