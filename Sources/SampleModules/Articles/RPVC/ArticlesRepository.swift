import ArticlesShared
import Publishing
import Stage
import TraceRecording

/// Loads and keeps the articles, and publishes their state on the main queue.
@Role(.repository)
final class ArticlesRepository: ArticlesRepositoryProtocol {
  private var store: ArticleStoreProtocol
  private let mainQueue: Queue

  private let states = Subject(ArticlesState())
  private var current = ArticlesState() {
    didSet { states.send(current) }
  }
  /// The latest request; the answer to an earlier or cancelled request never arrives.
  private var request: Subscription?

  init(store: ArticleStoreProtocol, mainQueue: Queue) {
    self.store = store
    self.mainQueue = mainQueue
  }

  // MARK: - ArticlesRepositoryProtocol

  /// Publishes the current state, then every new state.
  ///
  /// Subscribing loads the articles unless an earlier request succeeded. Unsubscribing cancels an
  /// the open request, so there should be one subscriber at a time.
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

  // MARK: - Loading

  private func loadIfNeeded() {
    if current.phase == .idle { load() }
  }

  private func cancelLoading() {
    request = nil
    if current.phase == .loading { current.phase = .idle }
  }

  private func load() {
    current.phase = .loading
    request = fetchAll().subscribe { [weak self] in self?.didLoad($0) }
  }

  /// Publishes the store's answer on the main queue.
  private func fetchAll() -> Publisher<Result<[Article], Error>> {
    Publisher { [weak self] receive in
      self?.store.fetchAll(then: receive)
      return Subscription()
    }
    .receive(on: mainQueue)
  }

  private func didLoad(_ result: Result<[Article], Error>) {
    switch result {
    case .success(let articles): current = ArticlesState(articles: articles, phase: .loaded)
    case .failure: current.phase = .failed
    }
  }
}
