import ArticlesShared
import TraceRecording

/// Decides when the articles are loaded, and what the list shows meanwhile.
@Role(.presenter)
final class ArticlesPresenter: ArticlesPresenterProtocol {
  private weak var view: ArticlesViewProtocol?
  var interactor: ArticlesInteractorProtocol?
  var router: ArticlesRouterProtocol?

  private var state = State.idle
  private let titleFormatter = TitleFormatter()

  /// Where the loading stands.
  private enum State {
    case idle, loading, loaded, failed
  }

  // MARK: - ArticlesPresenterProtocol

  func attach(_ view: ArticlesViewProtocol) {
    self.view = view
  }

  func detach() {
    view = nil
    if isLoading { state = .idle }
  }

  func onViewReady() {
    if state == .idle { load() }
  }

  func onRefresh() {
    if !isLoading { load() }
  }

  func onArticleSelected(_ id: Int) {
    router?.goToArticleDetail(id)
  }

  // MARK: - Loading

  private var isLoading: Bool { state == .loading }

  private func load() {
    state = .loading
    view?.showLoading(true)
    interactor?.loadArticles { [weak self] result in
      self?.didLoad(result)
    }
  }

  /// Takes whatever answer comes, also to a request that a newer one has replaced.
  private func didLoad(_ result: Result<[Article], Error>) {
    guard view != nil else { return }
    view?.showLoading(false)
    switch result {
    case .success(let articles):
      state = .loaded
      view?.showArticles(articles.map(viewModel))
    case .failure:
      state = .failed
      view?.showError("Failed to load articles")
    }
  }

  private func viewModel(for article: Article) -> ArticleVM {
    ArticleVM(id: article.id, title: titleFormatter.string(from: article.title))
  }
}
