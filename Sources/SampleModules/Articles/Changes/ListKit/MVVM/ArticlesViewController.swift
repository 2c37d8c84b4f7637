import ArticlesShared
import Stage
import TraceRecording

/// Draws what the ViewModel has made ready, and opens the page of one article.
@Role(.view)
final class ArticlesViewController: ListController {
  private var viewModel: ArticlesViewModelProtocol

  init(viewModel: ArticlesViewModelProtocol) {
    self.viewModel = viewModel
    super.init()
  }

  override func viewDidLoad() {
    super.viewDidLoad()
    title = "Articles"
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

  override func refresh() {
    viewModel.refresh()
  }

  private func show(_ state: ArticlesViewState) {
    content = ListContent(
      rows: state.rows.map { row in
        ListContent.Row(row.title) { [weak self] in self?.open(row) }
      },
      isLoading: state.isLoading,
      message: state.message
    )
  }

  private func open(_ row: ArticleRow) {
    let detail = ArticleDetailViewController(articleID: row.id)
    navigationController?.pushViewController(detail, animated: true)
  }
}
