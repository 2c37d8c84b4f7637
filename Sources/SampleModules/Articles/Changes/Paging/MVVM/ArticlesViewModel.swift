import ArticlesShared
import Stage
import TraceRecording

/// What the View may tell the ViewModel, and what it is told in return.
@Doubled
protocol ArticlesViewModelProtocol: AnyObject {
  var onChange: ((ArticlesViewState) -> Void)? { get set }
  func appear()
  func disappear()
  func refresh()
  func loadMore()
}

/// Gets the articles when they are needed, and makes ready what the list shows.
@Role(.viewModel)
final class ArticlesViewModel: ArticlesViewModelProtocol {
  @Seam var onChange: ((ArticlesViewState) -> Void)?

  private var store: PagedArticleStoreProtocol
  private let mainQueue: Queue
  private let titleFormatter = TitleFormatter()
  private var rows: [ArticleRow] = []
  private var hasMore = false
  private var phase = Phase.idle
  private var latestRequest = 0

  /// Where the loading stands.
  private enum Phase: Equatable {
    case idle
    case loading(request: Int)
    case loaded
    case failed
  }

  init(store: PagedArticleStoreProtocol, mainQueue: Queue) {
    self.store = store
    self.mainQueue = mainQueue
  }

  // MARK: - ArticlesViewModelProtocol

  func appear() {
    if phase == .idle { load() }
  }

  func disappear() {
    if isLoading { phase = .idle }
  }

  func refresh() {
    if !isLoading { load() }
  }

  func loadMore() {
    if !isLoading { load(after: rows.count) }
  }

  // MARK: - Loading

  private var isLoading: Bool { phase == .loading(request: latestRequest) }

  private func load(after count: Int = 0) {
    latestRequest += 1
    let request = latestRequest
    phase = .loading(request: request)
    onChange?(viewState)
    store.fetchPage(after: count) { [weak self] result in
      self?.mainQueue.async { self?.didLoad(result, for: request, after: count) }
    }
  }

  /// Takes the answer to the latest request, as long as the View waits for it.
  private func didLoad(
    _ result: Result<ArticlePage, Error>,
    for request: Int,
    after count: Int
  ) {
    guard phase == .loading(request: request) else { return }
    switch result {
    case .success(let page):
      rows = rows.prefix(count) + page.articles.map(row)
      hasMore = page.hasMore
      phase = .loaded
    case .failure:
      phase = .failed
    }
    onChange?(viewState)
  }

  // MARK: - Formatting

  private var viewState: ArticlesViewState {
    ArticlesViewState(
      rows: rows,
      isLoading: isLoading,
      message: phase == .failed ? "Failed to load articles" : nil,
      hasMore: phase == .loaded && hasMore
    )
  }

  private func row(for article: Article) -> ArticleRow {
    ArticleRow(id: article.id, title: titleFormatter.string(from: article.title))
  }
}
