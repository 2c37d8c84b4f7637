import ArticlesShared
import Publishing
import TraceRecording

/// Decides when the articles are loaded, and publishes what the list shows.
@Role(.presenter)
final class ArticlesPresenter: ArticlesPresenterProtocol {
  private var repository: ArticlesRepositoryProtocol

  private let viewStates = Subject(ArticlesPresenter.viewState(of: ArticlesState()))
  private var current = ArticlesState() {
    didSet { viewStates.send(ArticlesPresenter.viewState(of: current)) }
  }
  /// The latest request; an answer to an earlier one, or to one that was given up, never comes.
  private var request: Subscription?

  init(repository: ArticlesRepositoryProtocol) {
    self.repository = repository
  }

  // MARK: - ArticlesPresenterProtocol

  /// What the list shows, from a subscription on that loads what is not there yet, to its end.
  func bind() -> Publisher<ArticlesViewState> {
    Publisher { [weak self, viewStates] receive in
      let states = viewStates.publisher.subscribe(receive)
      self?.start()
      return Subscription {
        states.cancel()
        self?.stop()
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

  private func start() {
    if current.phase == .idle { load() }
  }

  private func stop() {
    request = nil
    if current.phase == .loading { current.phase = .idle }
  }

  private func load(after count: Int = 0) {
    current.phase = .loading
    request = repository.fetchPage(after: count).subscribe { [weak self] in
      self?.didLoad($0, after: count)
    }
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

// MARK: - Mapping

extension ArticlesPresenter {
  /// What the list shows of what is known.
  static func viewState(of state: ArticlesState) -> ArticlesViewState {
    ArticlesViewState(
      rows: state.articles.map(row),
      isLoading: state.phase == .loading,
      message: state.phase == .failed ? "Failed to load articles" : nil,
      hasMore: state.phase == .loaded && state.hasMore
    )
  }

  private static func row(for article: Article) -> ArticleRow {
    ArticleRow(id: article.id, title: TitleFormatter().string(from: article.title))
  }
}
