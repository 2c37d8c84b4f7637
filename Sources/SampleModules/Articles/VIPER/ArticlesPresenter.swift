import ArticlesShared
import TraceRecording

/// Decides when to load the articles, and what the list shows during loading.
@Role(.presenter)
final class ArticlesPresenter: ArticlesPresenterProtocol {
  private weak var view: ArticlesViewProtocol?
  var interactor: ArticlesInteractorProtocol?
  var router: ArticlesRouterProtocol?

  private var state = State.idle
  private var latestRequest = 0
  private let titleFormatter = TitleFormatter()

  /// The phase of the loading.
  private enum State: Equatable {
    case idle
    case loading(request: Int)
    case loaded
    case failed
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

  private var isLoading: Bool { state == .loading(request: latestRequest) }

  private func load() {
    latestRequest += 1
    let request = latestRequest
    state = .loading(request: request)
    view?.showLoading(true)
    interactor?.loadArticles { [weak self] result in
      self?.didLoad(result, for: request)
    }
  }

  /// Handles the answer to the latest request; ignores answers to earlier or cancelled requests.
  private func didLoad(_ result: Result<[Article], Error>, for request: Int) {
    guard state == .loading(request: request) else { return }
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
