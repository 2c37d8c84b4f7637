import ArticlesShared
import Stage
import TraceRecording

/// Loads the articles, draws them and the loading state, and opens the page of an article.
@Role(.controller)
final class ArticlesViewController: ViewController, TableViewDataSource, TableViewDelegate {
  private var store: ArticleStoreProtocol
  private let mainQueue: Queue

  private let tableView = TableView()
  private let activityIndicator = ActivityIndicatorView()
  private let errorView = View()
  private let titleFormatter = TitleFormatter()
  private var articles: [Article] = []
  private var state = State.idle
  private var latestRequest = 0

  /// The phase of the loading.
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
    tableView.dataSource = self
    tableView.delegate = self
    tableView.refreshControl = RefreshControl { [weak self] in self?.refresh() }
    errorView.addSubview(Label(text: "Failed to load articles"))
    errorView.addSubview(Button(title: "Retry") { [weak self] in self?.refresh() })
    view.addSubview(tableView)
    view.addSubview(activityIndicator)
    view.addSubview(errorView)
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

  private func loadArticles() {
    latestRequest += 1
    let request = latestRequest
    state = .loading(request: request)
    showState()
    store.fetchAll { [weak self] result in
      self?.mainQueue.async { self?.didLoad(result, for: request) }
    }
  }

  /// Handles the answer to the latest request; ignores answers to outdated or cancelled requests.
  private func didLoad(_ result: Result<[Article], Error>, for request: Int) {
    guard state == .loading(request: request) else { return }
    switch result {
    case .success(let articles):
      self.articles = articles
      state = .loaded
      tableView.reloadData()
    case .failure:
      state = .failed
    }
    showState()
  }

  private func showState() {
    errorView.isHidden = state != .failed
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
