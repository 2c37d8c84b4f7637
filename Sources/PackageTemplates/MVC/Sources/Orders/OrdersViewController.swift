import Stage
import TraceRecording

/// Loads the items, formats and draws them, and shows the details of an item.
@Role(.controller)
final class OrdersViewController: ViewController, TableViewDataSource, TableViewDelegate {
  private var store: OrdersStoreProtocol

  private let tableView = TableView()
  private let messageLabel = Label()
  private var items: [OrdersItem] = []

  init(store: OrdersStoreProtocol) {
    self.store = store
    super.init()
  }

  override func viewDidLoad() {
    super.viewDidLoad()
    title = "Orders"
    tableView.dataSource = self
    tableView.delegate = self
    view.addSubview(tableView)
    view.addSubview(messageLabel)
    loadItems()
  }

  private func loadItems() {
    do {
      items = try store.fetchItems()
      messageLabel.text = items.isEmpty ? "Nothing here yet." : nil
    } catch {
      items = []
      messageLabel.text = "Could not be loaded."
    }
    tableView.reloadData()
  }

  private func detail(of item: OrdersItem) -> String {
    item.count == 1 ? "1 piece" : "\(item.count) pieces"
  }

  // MARK: - TableViewDataSource

  func tableView(_ tableView: TableView, numberOfRowsInSection section: Int) -> Int {
    items.count
  }

  func tableView(_ tableView: TableView, cellForRowAt indexPath: IndexPath) -> TableViewCell {
    let cell = TableViewCell()
    cell.textLabel.text = items[indexPath.row].name
    cell.detailTextLabel.text = detail(of: items[indexPath.row])
    return cell
  }

  // MARK: - TableViewDelegate

  func tableView(_ tableView: TableView, didSelectRowAt indexPath: IndexPath) {
    let item = items[indexPath.row]
    let alert = AlertController(title: item.name, message: detail(of: item))
    alert.addAction(AlertAction(title: "OK", style: .cancel))
    present(alert, animated: true)
  }
}
