import Stage
import TraceRecording

/// Draws what the ViewModel has made ready, and opens the page of one article.
@Role(.view)
final class ArticlesViewController: ViewController, TableViewDataSource, TableViewDelegate {
  private var viewModel: ArticlesViewModelProtocol
  private let linkedArticleID: Int?

  private let tableView = TableView()
  private let activityIndicator = ActivityIndicatorView()
  private let errorView = View()
  private let errorLabel = Label()
  private var rows: [ArticleRow] = []

  init(viewModel: ArticlesViewModelProtocol, linkedArticleID: Int? = nil) {
    self.viewModel = viewModel
    self.linkedArticleID = linkedArticleID
    super.init()
  }

  override func viewDidLoad() {
    super.viewDidLoad()
    title = "Articles"
    tableView.dataSource = self
    tableView.delegate = self
    tableView.refreshControl = RefreshControl { [weak self] in self?.viewModel.refresh() }
    errorView.isHidden = true
    errorView.addSubview(errorLabel)
    errorView.addSubview(Button(title: "Retry") { [weak self] in self?.viewModel.refresh() })
    view.addSubview(tableView)
    view.addSubview(activityIndicator)
    view.addSubview(errorView)
    viewModel.onChange = { [weak self] in self?.show($0) }
    if let linkedArticleID { openArticle(id: linkedArticleID) }
  }

  override func viewWillAppear(_ animated: Bool) {
    super.viewWillAppear(animated)
    viewModel.appear()
  }

  override func viewWillDisappear(_ animated: Bool) {
    super.viewWillDisappear(animated)
    viewModel.disappear()
  }

  private func show(_ state: ArticlesViewState) {
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

  private func openArticle(id: Int) {
    let detail = ArticleDetailViewController(articleID: id)
    navigationController?.pushViewController(detail, animated: true)
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
    openArticle(id: rows[indexPath.row].id)
  }
}
