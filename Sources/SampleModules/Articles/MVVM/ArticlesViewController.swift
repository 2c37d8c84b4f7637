import Stage
import TraceRecording

/// Draws the view state of the ViewModel, and opens the page of one article.
@Role(.view)
final class ArticlesViewController: ViewController, TableViewDataSource, TableViewDelegate {
  private var viewModel: ArticlesViewModelProtocol

  private let tableView = TableView()
  private let activityIndicator = ActivityIndicatorView()
  private let errorView = View()
  private let errorLabel = Label()
  private var rows: [ArticleRow] = []

  init(viewModel: ArticlesViewModelProtocol) {
    self.viewModel = viewModel
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
    let detail = ArticleDetailViewController(articleID: rows[indexPath.row].id)
    navigationController?.pushViewController(detail, animated: true)
  }
}
