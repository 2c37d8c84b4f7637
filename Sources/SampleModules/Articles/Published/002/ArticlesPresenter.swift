import ArticlesShared
import TraceRecording

/// Asks for the articles and says what the list shows meanwhile.
@Role(.presenter, checks: .off)
final class ArticlesPresenter: ArticlesPresenterProtocol {
  private var view: ArticlesViewProtocol?
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
      onSuccess: { self.show($0) },
      onError: { _ in self.showError() }
    )
  }

  func onRefresh() {
    onViewReady()
  }

  func onArticleSelected(_ id: Int) {
    router?.goToArticleDetail(id)
  }

  // MARK: - Answers

  private func show(_ articles: [Article]) {
    view?.showLoading(false)
    view?.showArticles(viewModels(for: articles))
  }

  private func showError() {
    view?.showLoading(false)
    view?.showError("Failed to load articles")
  }

  private func viewModels(for articles: [Article]) -> [ArticleVM] {
    articles.map { ArticleVM(id: $0.id, title: $0.title) }
  }
}
