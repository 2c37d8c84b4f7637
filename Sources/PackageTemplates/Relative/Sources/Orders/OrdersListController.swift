import Stage

/// A screen with rows and a message, which tells its subclass the row that was tapped.
class OrdersListController: ViewController, TableViewDataSource, TableViewDelegate {
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
  }

  final func draw(_ rows: [OrdersRow], message: String? = nil) {
    self.rows = rows
    messageLabel.text = message
    tableView.reloadData()
  }

  /// Called with the index of the tapped row, to be overridden.
  func didTapRow(at index: Int) {}

  // {table}

  // MARK: - TableViewDelegate

  func tableView(_ tableView: TableView, didSelectRowAt indexPath: IndexPath) {
    didTapRow(at: indexPath.row)
  }
}

extension AlertController {
  /// Returns an alert with the details of an item.
  static func detail(of row: OrdersRow) -> AlertController {
    let alert = AlertController(title: row.title, message: row.detail)
    alert.addAction(AlertAction(title: "OK", style: .cancel))
    return alert
  }
}
