import StageKit
import TraceRecording

/// The list of orders, and the question for a new one.
@Role(.view) final class OrderListViewController: UITableViewController, OrderListView {
  var presenter: OrderListPresentation?
  private let search = UISearchController(searchResultsController: nil)
  private var orders: [Order] = []
  private var wanted = ""

  private var shown: [Order] {
    wanted.isEmpty ? orders : orders.filter { $0.note.contains(wanted) }
  }

  override func viewDidLoad() {
    super.viewDidLoad()
    title = "Orders"
    view.backgroundColor = .systemBackground
    search.searchResultsUpdater = self
    search.searchBar.placeholder = "Note"
    navigationItem.searchController = search
    refreshControl = UIRefreshControl()
    refreshControl?.addAction(
      UIAction { [weak self] _ in self?.presenter?.viewDidAppear() },
      for: .valueChanged
    )
    tableView.register(OrderCell.self, forCellReuseIdentifier: "order")
    navigationItem.rightBarButtonItem = UIBarButtonItem(
      systemItem: .add,
      primaryAction: UIAction { [weak self] _ in self?.askForNote() }
    )
  }

  override func viewDidAppear(_ animated: Bool) {
    super.viewDidAppear(animated)
    presenter?.viewDidAppear()
  }

  func show(_ orders: [Order]) {
    self.orders = orders
    refreshControl?.endRefreshing()
    tableView.reloadData()
  }

  func showRefusal(_ text: String) {
    let alert = UIAlertController(title: "Sorry", message: text, preferredStyle: .alert)
    alert.addAction(UIAlertAction(title: "OK", style: .default))
    present(alert, animated: true, completion: nil)
  }

  private func askForNote() {
    let alert = UIAlertController(title: "New order", message: nil, preferredStyle: .alert)
    alert.addTextField()
    alert.addAction(UIAlertAction(title: "Cancel", style: .cancel, handler: nil))
    alert.addAction(
      UIAlertAction(title: "Order", style: .default) { [weak self, weak alert] _ in
        self?.presenter?.addOrder(note: alert?.textFields?.first?.text ?? "")
      }
    )
    present(alert, animated: true)
  }

  override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
    shown.count
  }

  override func tableView(
    _ tableView: UITableView,
    cellForRowAt indexPath: IndexPath
  ) -> UITableViewCell {
    let cell = tableView.dequeueReusableCell(withIdentifier: "order", for: indexPath)
    (cell as? OrderCell)?.show(shown[indexPath.row])
    return cell
  }

  override func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
    tableView.deselectRow(at: indexPath, animated: true)
    presenter?.select(at: indexPath.row)
  }

  override func tableView(
    _ tableView: UITableView,
    commit editingStyle: UITableViewCell.EditingStyle,
    forRowAt indexPath: IndexPath
  ) {
    guard editingStyle == .delete else { return }
    presenter?.remove(at: indexPath.row)
  }
}

@Role extension OrderListViewController: UISearchResultsUpdating {
  func updateSearchResults(for searchController: UISearchController) {
    wanted = searchController.searchBar.text ?? ""
    tableView.reloadData()
  }
}

final class OrderCell: UITableViewCell {
  private let number = UILabel()
  private let note = UILabel()

  override init(style: UITableViewCell.CellStyle, reuseIdentifier: String?) {
    super.init(style: style, reuseIdentifier: reuseIdentifier)
    contentView.addSubview(number)
    contentView.addSubview(note)
    accessoryType = .disclosureIndicator
  }

  required init?(coder: NSCoder) {
    fatalError("init(coder:) has not been implemented")
  }

  func show(_ order: Order) {
    number.text = "Order \(order.number)"
    note.text = order.note
  }
}
