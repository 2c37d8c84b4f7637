import Stage
import TraceRecording

/// Draws the list, and reports appearance, pulls and taps to the Presenter.
@Role(.view)
final class ArticlesViewController: ViewController, ArticlesViewProtocol, TableViewDataSource,
  TableViewDelegate
{
  var presenter: ArticlesPresenterProtocol?

  private let tableView = TableView()
  private let activityIndicator = ActivityIndicatorView()
  private let errorView = View()
  private let errorLabel = Label()
  private var articles: [ArticleVM] = []

  override func viewDidLoad() {
    super.viewDidLoad()
    title = "Articles"
    tableView.dataSource = self
    tableView.delegate = self
    tableView.refreshControl = RefreshControl { [weak self] in self?.presenter?.onRefresh() }
    errorView.isHidden = true
    errorView.addSubview(errorLabel)
    errorView.addSubview(Button(title: "Retry") { [weak self] in self?.presenter?.onRefresh() })
    view.addSubview(tableView)
    view.addSubview(activityIndicator)
    view.addSubview(errorView)
  }

  override func viewWillAppear(_ animated: Bool) {
    super.viewWillAppear(animated)
    presenter?.attach(self)
    presenter?.onViewReady()
  }

  override func viewWillDisappear(_ animated: Bool) {
    super.viewWillDisappear(animated)
    presenter?.detach()
  }

  // MARK: - ArticlesViewProtocol

  func showLoading(_ isLoading: Bool) {
    errorView.isHidden = true
    if isLoading {
      activityIndicator.startAnimating()
    } else {
      activityIndicator.stopAnimating()
    }
  }

  func showArticles(_ articles: [ArticleVM]) {
    self.articles = articles
    tableView.reloadData()
  }

  func showError(_ message: String) {
    errorLabel.text = message
    errorView.isHidden = false
  }

  // MARK: - TableViewDataSource

  func tableView(_ tableView: TableView, numberOfRowsInSection section: Int) -> Int {
    articles.count
  }

  func tableView(_ tableView: TableView, cellForRowAt indexPath: IndexPath) -> TableViewCell {
    let cell = TableViewCell()
    cell.textLabel.text = articles[indexPath.row].title
    return cell
  }

  // MARK: - TableViewDelegate

  func tableView(_ tableView: TableView, didSelectRowAt indexPath: IndexPath) {
    presenter?.onArticleSelected(articles[indexPath.row].id)
  }
}
