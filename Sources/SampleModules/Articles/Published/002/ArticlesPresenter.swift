import ArticlesShared
import TraceRecording

/// Asks for the articles and says what the list shows meanwhile.
@Role(.presenter)
final class ArticlesPresenter: ArticlesPresenterProtocol {
  private weak var view: ArticlesViewProtocol?
  var interactor: ArticlesInteractorProtocol?
  var router: ArticlesRouterProtocol?

  // MARK: - ArticlesPresenterProtocol

  func attach(_ view: ArticlesViewProtocol) {
    self.view = view
  }

  func detach() {
    view = nil
  }

  func onViewReady() {
    view?.showLoading(true)
    interactor?.loadArticles(
      onSuccess: { [weak self] in try self?.show($0) },
      onError: { [weak self] _ in self?.showError() }
    )
  }

  func onRefresh() {
    onViewReady()
  }

  func onArticleSelected(_ id: Int) {
    router?.goToArticleDetail(id)
  }

  // MARK: - Answers

  private func show(_ articles: [Article]) throws {
    view?.showLoading(false)
    view?.showArticles(try viewModels(for: articles))
  }

  private func showError() {
    view?.showLoading(false)
    view?.showError("Failed to load articles")
  }

  private func viewModels(for articles: [Article]) throws -> [ArticleVM] {
    try articles.map(ArticleVM.init)
  }
}
