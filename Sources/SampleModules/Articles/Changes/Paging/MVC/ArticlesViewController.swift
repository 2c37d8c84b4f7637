import ArticlesShared
import Stage
import TraceRecording

/// Gets the articles, draws them and what happens meanwhile, and opens the page of one.
@Role(.controller)
final class ArticlesViewController: ViewController, TableViewDataSource, TableViewDelegate {
  private var store: PagedArticleStoreProtocol
  private let mainQueue: Queue

  private let tableView = TableView()
  private let activityIndicator = ActivityIndicatorView()
  private let errorView = View()
  private lazy var moreButton = Button(title: "More") { [weak self] in self?.loadMore() }
  private let titleFormatter = TitleFormatter()
  private var articles: [Article] = []
  private var hasMore = false
  private var state = State.idle
  private var latestRequest = 0

  /// Where the loading stands.
  private enum State: Equatable {
    case idle
    case loading(request: Int)
    case loaded
    case failed
  }

  init(store: PagedArticleStoreProtocol, mainQueue: Queue) {
    self.store = store
    self.mainQueue = mainQueue
    super.init()
  }

  override func viewDidLoad() {
    super.viewDidLoad()
    title = "Articles"
    tableView.dataSource = self
    tableView.delegate = self
    tableView.refreshControl = RefreshControl { [weak self] in self?.refresh() }
    errorView.addSubview(Label(text: "Failed to load articles"))
    errorView.addSubview(Button(title: "Retry") { [weak self] in self?.refresh() })
    view.addSubview(tableView)
    view.addSubview(activityIndicator)
    view.addSubview(errorView)
    view.addSubview(moreButton)
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

  private func refresh() {
    if !isLoading { loadArticles() }
  }

  private func loadMore() {
    if !isLoading { loadArticles(after: articles.count) }
  }

  private func loadArticles(after count: Int = 0) {
    latestRequest += 1
    let request = latestRequest
    state = .loading(request: request)
    showState()
    store.fetchPage(after: count) { [weak self] result in
      self?.mainQueue.async { self?.didLoad(result, for: request, after: count) }
    }
  }

  /// Takes the answer to the latest request, as long as the screen waits for it.
  private func didLoad(
    _ result: Result<ArticlePage, Error>,
    for request: Int,
    after count: Int
  ) {
    guard state == .loading(request: request) else { return }
    switch result {
    case .success(let page):
      articles = articles.prefix(count) + page.articles
      hasMore = page.hasMore
      state = .loaded
      tableView.reloadData()
    case .failure:
      state = .failed
    }
    showState()
  }

  private func showState() {
    errorView.isHidden = state != .failed
    moreButton.isHidden = state != .loaded || !hasMore
    if isLoading {
      activityIndicator.startAnimating()
    } else {
      activityIndicator.stopAnimating()
    }
  }

  // MARK: - TableViewDataSource

  func tableView(_ tableView: TableView, numberOfRowsInSection section: Int) -> Int {
    articles.count
  }

  func tableView(_ tableView: TableView, cellForRowAt indexPath: IndexPath) -> TableViewCell {
    let cell = TableViewCell()
    cell.textLabel.text = titleFormatter.string(from: articles[indexPath.row].title)
    return cell
  }

  // MARK: - TableViewDelegate

  func tableView(_ tableView: TableView, didSelectRowAt indexPath: IndexPath) {
    let detail = ArticleDetailViewController(articleID: articles[indexPath.row].id)
    navigationController?.pushViewController(detail, animated: true)
  }
}
