import TraceRecording

/// Requests the articles, and tells the View to show loading, articles or an error.
@Role(.presenter, checks: .off)
final class ArticlesPresenter: ArticlesPresenterProtocol {
  private var interactor: ArticlesInteractorProtocol
  private var router: ArticlesRouterProtocol
  private var view: ArticlesViewProtocol?

  init(interactor: ArticlesInteractorProtocol, router: ArticlesRouterProtocol) {
    self.interactor = interactor
    self.router = router
  }

  func attach(_ view: ArticlesViewProtocol) {
    self.view = view
  }

  func detach() {
    view = nil
  }

  func onViewReady() {
    view?.showLoading(true)
    interactor.loadArticles(onSuccess: { self.onSuccess($0) }, onError: { self.onError($0) })
  }

  func onRefresh() {
    onViewReady()
  }

  func onArticleSelected(_ id: String) {
    router.goToArticleDetail(id)
  }

  // MARK: - The Interactor's callback

  private func onSuccess(_ articles: [Article]) {
    guard let view else { return }
    let vms = articles.map { ArticleVM(id: $0.id, title: $0.title) }
    view.showLoading(false)
    view.showArticles(vms)
  }

  private func onError(_ message: String) {
    guard let view else { return }
    view.showLoading(false)
    view.showError(message)
  }
}
