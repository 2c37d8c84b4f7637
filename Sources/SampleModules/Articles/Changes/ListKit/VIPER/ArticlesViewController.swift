import ArticlesShared
import Stage
import TraceRecording

/// Draws the list, and says when it is seen, pulled and tapped.
@Role(.view)
final class ArticlesViewController: ListController, ArticlesViewProtocol {
  var presenter: ArticlesPresenterProtocol?

  override func viewDidLoad() {
    super.viewDidLoad()
    title = "Articles"
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

  override func refresh() {
    presenter?.onRefresh()
  }

  // MARK: - ArticlesViewProtocol

  func showLoading(_ isLoading: Bool) {
    content.message = nil
    content.isLoading = isLoading
  }

  func showArticles(_ articles: [ArticleVM]) {
    content.rows = articles.map { article in
      ListContent.Row(article.title) { [weak self] in
        self?.presenter?.onArticleSelected(article.id)
      }
    }
  }

  func showError(_ message: String) {
    content.message = message
  }
}
