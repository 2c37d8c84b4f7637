import Stage
import TraceRecording

/// Draws the list, has its module made, and reports appearance, pull, taps and destruction.
@Role(.view)
final class ArticlesViewController: ViewController {
  private let applicationContext: ApplicationContext
  private var presenter: ArticlesPresenterProtocol?

  private let progress = ActivityIndicatorView()
  private let list = TableView()
  private let error = Label()
  private lazy var refresh = RefreshControl { [weak self] in self?.presenter?.onRefresh() }
  private lazy var retry = Button(title: "Retry") { [weak self] in self?.presenter?.onRefresh() }
  private var current: [ArticleVM] = []

  init(applicationContext: ApplicationContext) {
    self.applicationContext = applicationContext
    super.init()
  }

  override func viewDidLoad() {
    super.viewDidLoad()
    title = "Articles"
    retry.isHidden = true
    view.addSubview(list)
    view.addSubview(progress)
    view.addSubview(error)
    view.addSubview(retry)
    list.dataSource = self
    presenter = ArticlesRouter.build(context: applicationContext, view: self)
    list.delegate = self
    list.refreshControl = refresh
  }

  override func viewWillAppear(_ animated: Bool) {
    super.viewWillAppear(animated)
    presenter?.onViewReady()
  }

  override func viewDidDisappear(_ animated: Bool) {
    super.viewDidDisappear(animated)
    if isMovingFromParent { presenter?.detach() }
  }
}

// MARK: - ArticlesViewProtocol

@Role extension ArticlesViewController: ArticlesViewProtocol {
  func showLoading(_ loading: Bool) {
    if loading {
      progress.startAnimating()
    } else {
      progress.stopAnimating()
    }
    refresh.isEnabled = !loading
    retry.isHidden = loading || (error.text ?? "").isEmpty
  }

  func showArticles(_ items: [ArticleVM]) {
    current = items
    error.text = ""
    retry.isHidden = true
    list.reloadData()
  }

  func showError(_ message: String) {
    error.text = message
    retry.isHidden = false
  }
}

// MARK: - TableViewDataSource

@Role extension ArticlesViewController: TableViewDataSource {
  func tableView(_ tableView: TableView, numberOfRowsInSection section: Int) -> Int {
    current.count
  }

  func tableView(_ tableView: TableView, cellForRowAt indexPath: IndexPath) -> TableViewCell {
    let cell = TableViewCell()
    cell.textLabel.text = current[indexPath.row].title
    return cell
  }
}

// MARK: - TableViewDelegate

@Role extension ArticlesViewController: TableViewDelegate {
  func tableView(_ tableView: TableView, didSelectRowAt indexPath: IndexPath) {
    presenter?.onArticleSelected(current[indexPath.row].id)
  }
}
