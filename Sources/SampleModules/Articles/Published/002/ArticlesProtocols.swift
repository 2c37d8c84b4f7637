import TraceRecording

/// What the Presenter may ask of the View.
@Doubled
protocol ArticlesViewProtocol: AnyObject {
  func showLoading(_ loading: Bool)
  func showArticles(_ items: [ArticleVM])
  func showError(_ message: String)
}

/// What the View may tell the Presenter.
@Doubled
protocol ArticlesPresenterProtocol: AnyObject {
  func attach(_ view: ArticlesViewProtocol)
  func detach()
  func onViewReady()
  func onRefresh()
  func onArticleSelected(_ id: String)
}

/// What the Presenter may ask of the Interactor.
@Doubled
protocol ArticlesInteractorProtocol: AnyObject {
  func loadArticles(
    onSuccess: @escaping ([Article]) throws -> Void,
    onError: @escaping (String) -> Void
  )
}

/// What the Presenter may ask of the Router.
@Doubled
protocol ArticlesRouterProtocol: AnyObject {
  func goToArticleDetail(_ articleId: String)
}
