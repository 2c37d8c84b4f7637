import ArticlesShared
import Stage
import TraceRecording

/// Gets the articles, draws them and what happens meanwhile, and opens the page of one.
@Role(.controller)
final class ArticlesViewController: ListController {
  private var store: ArticleStoreProtocol
  private let mainQueue: Queue

  private let titleFormatter = TitleFormatter()
  private var articles: [Article] = []
  private var state = State.idle
  private var latestRequest = 0

  /// Where the loading stands.
  private enum State: Equatable {
    case idle
    case loading(request: Int)
    case loaded
    case failed
  }

  init(store: ArticleStoreProtocol, mainQueue: Queue) {
    self.store = store
    self.mainQueue = mainQueue
    super.init()
  }

  override func viewDidLoad() {
    super.viewDidLoad()
    title = "Articles"
  }

  override func viewWillAppear(_ animated: Bool) {
    super.viewWillAppear(animated)
    if state == .idle { loadArticles() }
  }

  override func viewWillDisappear(_ animated: Bool) {
    super.viewWillDisappear(animated)
    if isLoading { state = .idle }
  }

  // MARK: - Loading

  private var isLoading: Bool { state == .loading(request: latestRequest) }

  override func refresh() {
    if !isLoading { loadArticles() }
  }

  private func loadArticles() {
    latestRequest += 1
    let request = latestRequest
    state = .loading(request: request)
    showState()
    store.fetchAll { [weak self] result in
      self?.mainQueue.async { self?.didLoad(result, for: request) }
    }
  }

  /// Takes the answer to the latest request, as long as the screen waits for it.
  private func didLoad(_ result: Result<[Article], Error>, for request: Int) {
    guard state == .loading(request: request) else { return }
    switch result {
    case .success(let articles):
      self.articles = articles
      state = .loaded
    case .failure:
      state = .failed
    }
    showState()
  }

  private func showState() {
    content = ListContent(
      rows: articles.map(row),
      isLoading: isLoading,
      message: state == .failed ? "Failed to load articles" : nil
    )
  }

  private func row(for article: Article) -> ListContent.Row {
    ListContent.Row(titleFormatter.string(from: article.title)) { [weak self] in
      self?.open(article)
    }
  }

  private func open(_ article: Article) {
    let detail = ArticleDetailViewController(articleID: article.id)
    navigationController?.pushViewController(detail, animated: true)
  }
}
