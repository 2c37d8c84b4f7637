import Publishing
import Stage
import TraceRecording

/// Draws every state that the Presenter publishes while the screen is visible.
@Role(.view)
final class ArticlesViewController: ViewController, TableViewDataSource, TableViewDelegate {
  weak var delegate: ArticlesViewControllerDelegate?

  private var presenter: ArticlesPresenterProtocol
  private var subscription: Subscription?

  private let tableView = TableView()
  private let activityIndicator = ActivityIndicatorView()
  private let errorView = View()
  private let errorLabel = Label()
  private var rows: [ArticleRow] = []

  init(presenter: ArticlesPresenterProtocol) {
    self.presenter = presenter
    super.init()
  }

  override func viewDidLoad() {
    super.viewDidLoad()
    title = "Articles"
    tableView.dataSource = self
    tableView.delegate = self
    tableView.refreshControl = RefreshControl { [weak self] in self?.presenter.refresh() }
    errorView.isHidden = true
    errorView.addSubview(errorLabel)
    errorView.addSubview(Button(title: "Retry") { [weak self] in self?.presenter.refresh() })
    view.addSubview(tableView)
    view.addSubview(activityIndicator)
    view.addSubview(errorView)
  }

  override func viewWillAppear(_ animated: Bool) {
    super.viewWillAppear(animated)
    subscription = presenter.bind().subscribe { [weak self] in self?.render($0) }
  }

  override func viewWillDisappear(_ animated: Bool) {
    super.viewWillDisappear(animated)
    subscription = nil
  }

  private func render(_ state: ArticlesViewState) {
    rows = state.rows
    tableView.reloadData()
    errorLabel.text = state.message
    errorView.isHidden = state.message == nil
    if state.isLoading {
      activityIndicator.startAnimating()
    } else {
      activityIndicator.stopAnimating()
    }
  }

  // MARK: - TableViewDataSource

  func tableView(_ tableView: TableView, numberOfRowsInSection section: Int) -> Int {
    rows.count
  }

  func tableView(_ tableView: TableView, cellForRowAt indexPath: IndexPath) -> TableViewCell {
    let cell = TableViewCell()
    cell.textLabel.text = rows[indexPath.row].title
    return cell
  }

  // MARK: - TableViewDelegate

  func tableView(_ tableView: TableView, didSelectRowAt indexPath: IndexPath) {
    delegate?.didSelectArticle(id: rows[indexPath.row].id)
  }
}
