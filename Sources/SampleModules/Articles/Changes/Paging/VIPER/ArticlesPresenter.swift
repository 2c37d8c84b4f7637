import ArticlesShared
import TraceRecording

/// Decides when the articles are loaded, and what the list shows meanwhile.
@Role(.presenter)
final class ArticlesPresenter: ArticlesPresenterProtocol {
  private weak var view: ArticlesViewProtocol?
  var interactor: ArticlesInteractorProtocol?
  var router: ArticlesRouterProtocol?

  private var articles: [Article] = []
  private var state = State.idle
  private var latestRequest = 0
  private let titleFormatter = TitleFormatter()

  /// Where the loading stands.
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

  func onMore() {
    if !isLoading { load(after: articles.count) }
  }

  func onArticleSelected(_ id: Int) {
    router?.goToArticleDetail(id)
  }

  // MARK: - Loading

  private var isLoading: Bool { state == .loading(request: latestRequest) }

  private func load(after count: Int = 0) {
    latestRequest += 1
    let request = latestRequest
    state = .loading(request: request)
    view?.showLoading(true)
    interactor?.loadArticles(after: count) { [weak self] result in
      self?.didLoad(result, for: request, after: count)
    }
  }

  /// Takes the answer to the latest request, as long as the View waits for it.
  private func didLoad(
    _ result: Result<ArticlePage, Error>,
    for request: Int,
    after count: Int
  ) {
    guard state == .loading(request: request) else { return }
    view?.showLoading(false)
    switch result {
    case .success(let page):
      state = .loaded
      articles = articles.prefix(count) + page.articles
      view?.showArticles(articles.map(viewModel))
      if page.hasMore { view?.showMore() }
    case .failure:
      state = .failed
      view?.showError("Failed to load articles")
    }
  }

  private func viewModel(for article: Article) -> ArticleVM {
    ArticleVM(id: article.id, title: titleFormatter.string(from: article.title))
  }
}
