import Stage
import TraceRecording

/// Draws the view states of the ViewModel, and shows the details of an item.
@Role(.view)
final class OrdersViewController: ViewController, TableViewDataSource, TableViewDelegate {
  private var viewModel: OrdersViewModelProtocol

  private let tableView = TableView()
  private let messageLabel = Label()
  private var rows: [OrdersRow] = []

  init(viewModel: OrdersViewModelProtocol) {
    self.viewModel = viewModel
    super.init()
  }

  override func viewDidLoad() {
    super.viewDidLoad()
    title = "Orders"
    tableView.dataSource = self
    tableView.delegate = self
    view.addSubview(tableView)
    view.addSubview(messageLabel)
    viewModel.onChange = { [weak self] in self?.show($0) }
    viewModel.load()
  }

  private func show(_ state: OrdersViewState) {
    rows = state.rows
    messageLabel.text = state.message
    tableView.reloadData()
  }

  // {table}

  // MARK: - TableViewDelegate

  func tableView(_ tableView: TableView, didSelectRowAt indexPath: IndexPath) {
    let row = rows[indexPath.row]
    let alert = AlertController(title: row.title, message: row.detail)
    alert.addAction(AlertAction(title: "OK", style: .cancel))
    present(alert, animated: true)
  }
}
