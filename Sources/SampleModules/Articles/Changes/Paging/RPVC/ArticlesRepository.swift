import ArticlesShared
import Publishing
import Stage
import TraceRecording

/// Loads and keeps the articles, and publishes their state on the main queue.
@Role(.repository)
final class ArticlesRepository: ArticlesRepositoryProtocol {
  private var store: PagedArticleStoreProtocol
  private let mainQueue: Queue

  private let states = Subject(ArticlesState())
  private var current = ArticlesState() {
    didSet { states.send(current) }
  }
  /// The latest request; the answer to an earlier or cancelled request never arrives.
  private var request: Subscription?

  init(store: PagedArticleStoreProtocol, mainQueue: Queue) {
    self.store = store
    self.mainQueue = mainQueue
  }

  // MARK: - ArticlesRepositoryProtocol

  /// Publishes the current state, then every change of it.
  ///
  /// A subscription loads the articles unless a request was answered before. Its end cancels an
  /// open request, so there should be one subscriber at a time.
  func articles() -> Publisher<ArticlesState> {
    Publisher { [weak self, states] receive in
      self?.loadIfNeeded()
      let subscription = states.publisher.subscribe(receive)
      return Subscription {
        subscription.cancel()
        self?.cancelLoading()
      }
    }
  }

  func refresh() {
    if current.phase != .loading { load() }
  }

  func loadMore() {
    if current.phase != .loading { load(after: current.articles.count) }
  }

  // MARK: - Loading

  private func loadIfNeeded() {
    if current.phase == .idle { load() }
  }

  private func cancelLoading() {
    request = nil
    if current.phase == .loading { current.phase = .idle }
  }

  private func load(after count: Int = 0) {
    current.phase = .loading
    request = fetchPage(after: count).subscribe { [weak self] in
      self?.didLoad($0, after: count)
    }
  }

  /// Publishes the store's answer on the main queue.
  private func fetchPage(after count: Int) -> Publisher<Result<ArticlePage, Error>> {
    Publisher { [weak self] receive in
      self?.store.fetchPage(after: count, then: receive)
      return Subscription()
    }
    .receive(on: mainQueue)
  }

  private func didLoad(_ result: Result<ArticlePage, Error>, after count: Int) {
    switch result {
    case .success(let page):
      let articles = Array(current.articles.prefix(count)) + page.articles
      current = ArticlesState(articles: articles, phase: .loaded, hasMore: page.hasMore)
    case .failure: current.phase = .failed
    }
  }
}
