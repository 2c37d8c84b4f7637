import ArticlesShared
import Publishing
import Stage
import TraceRecording

/// Draws every state that the Presenter publishes, as long as it is seen.
@Role(.view)
final class ArticlesViewController: ListController {
  weak var delegate: ArticlesViewControllerDelegate?

  private var presenter: ArticlesPresenterProtocol
  private var subscription: Subscription?

  init(presenter: ArticlesPresenterProtocol) {
    self.presenter = presenter
    super.init()
  }

  override func viewDidLoad() {
    super.viewDidLoad()
    title = "Articles"
  }

  override func viewWillAppear(_ animated: Bool) {
    super.viewWillAppear(animated)
    subscription = presenter.bind().subscribe { [weak self] in self?.render($0) }
  }

  override func viewWillDisappear(_ animated: Bool) {
    super.viewWillDisappear(animated)
    subscription = nil
  }

  override func refresh() {
    presenter.refresh()
  }

  private func render(_ state: ArticlesViewState) {
    content = ListContent(
      rows: state.rows.map { row in
        ListContent.Row(row.title) { [weak self] in
          self?.delegate?.didSelectArticle(id: row.id)
        }
      },
      isLoading: state.isLoading,
      message: state.message
    )
  }
}
