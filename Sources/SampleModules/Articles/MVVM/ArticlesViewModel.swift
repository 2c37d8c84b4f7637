import ArticlesShared
import Stage
import TraceRecording

/// The interface of the ViewModel for the View; `onChange` reports new view states.
@Doubled
protocol ArticlesViewModelProtocol: AnyObject {
  var onChange: ((ArticlesViewState) -> Void)? { get set }
  func appear()
  func disappear()
  func refresh()
}

/// Loads the articles when they are needed, and makes the view state of the list.
@Role(.viewModel)
final class ArticlesViewModel: ArticlesViewModelProtocol {
  @Seam var onChange: ((ArticlesViewState) -> Void)?

  private var store: ArticleStoreProtocol
  private let mainQueue: Queue
  private let titleFormatter = TitleFormatter()
  private var rows: [ArticleRow] = []
  private var phase = Phase.idle
  private var latestRequest = 0

  /// The phase of the loading.
  private enum Phase: Equatable {
    case idle
    case loading(request: Int)
    case loaded
    case failed
  }

  init(store: ArticleStoreProtocol, mainQueue: Queue) {
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

  // MARK: - Loading

  private var isLoading: Bool { phase == .loading(request: latestRequest) }

  private func load() {
    latestRequest += 1
    let request = latestRequest
    phase = .loading(request: request)
    onChange?(viewState)
    store.fetchAll { [weak self] result in
      self?.mainQueue.async { self?.didLoad(result, for: request) }
    }
  }

  /// Handles the answer to the latest request; ignores answers to earlier or cancelled requests.
  private func didLoad(_ result: Result<[Article], Error>, for request: Int) {
    guard phase == .loading(request: request) else { return }
    switch result {
    case .success(let articles):
      rows = articles.map(row)
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
      message: phase == .failed ? "Failed to load articles" : nil
    )
  }

  private func row(for article: Article) -> ArticleRow {
    ArticleRow(id: article.id, title: titleFormatter.string(from: article.title))
  }
}
