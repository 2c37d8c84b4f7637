import Stage
import TraceRecording

/// Draws the rows and passes taps on.
@Role(.view)
final class OrdersViewController: ViewController, OrdersViewProtocol, TableViewDataSource,
  TableViewDelegate
{
  var presenter: OrdersPresenterProtocol?

  private let tableView = TableView()
  private let messageLabel = Label()
  private var rows: [OrdersRow] = []

  override func viewDidLoad() {
    super.viewDidLoad()
    title = "Orders"
    tableView.dataSource = self
    tableView.delegate = self
    view.addSubview(tableView)
    view.addSubview(messageLabel)
    presenter?.viewDidLoad()
  }

  // MARK: - OrdersViewProtocol

  func showRows(_ rows: [OrdersRow]) {
    self.rows = rows
    messageLabel.text = nil
    tableView.reloadData()
  }

  func showMessage(_ message: String) {
    rows = []
    messageLabel.text = message
    tableView.reloadData()
  }

  // {table}

  // MARK: - TableViewDelegate

  func tableView(_ tableView: TableView, didSelectRowAt indexPath: IndexPath) {
    presenter?.didSelectRow(at: indexPath.row)
  }
}
