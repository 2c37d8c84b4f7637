import Stage
import TraceRecording

/// The delegate of the View, which is told the row that was selected in the list.
@Doubled
protocol OrdersViewControllerDelegate: AnyObject {
  func didSelect(_ row: OrdersRow)
}

/// Draws the list that the Presenter publishes, and passes taps to the delegate.
@Role(.view)
final class OrdersViewController: ViewController, TableViewDataSource, TableViewDelegate {
  weak var delegate: OrdersViewControllerDelegate?

  private var presenter: OrdersPresenterProtocol

  private let tableView = TableView()
  private let messageLabel = Label()
  private var rows: [OrdersRow] = []

  init(presenter: OrdersPresenterProtocol) {
    self.presenter = presenter
    super.init()
  }

  override func viewDidLoad() {
    super.viewDidLoad()
    title = "Orders"
    tableView.dataSource = self
    tableView.delegate = self
    view.addSubview(tableView)
    view.addSubview(messageLabel)
    presenter.onState = { [weak self] in self?.render($0) }
    presenter.load()
  }

  private func render(_ state: OrdersViewState) {
    rows = state.rows
    messageLabel.text = state.message
    tableView.reloadData()
  }

  // {table}

  // MARK: - TableViewDelegate

  func tableView(_ tableView: TableView, didSelectRowAt indexPath: IndexPath) {
    delegate?.didSelect(rows[indexPath.row])
  }
}
