import UIKit

/// The list of orders, and the question for a new one.
final class OrderListViewController: UITableViewController, OrderListView {
  var presenter: OrderListPresentation?
  private var orders: [Order] = []

  override func viewDidLoad() {
    super.viewDidLoad()
    title = "Orders"
    view.backgroundColor = .systemBackground
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
    orders.count
  }

  override func tableView(
    _ tableView: UITableView,
    cellForRowAt indexPath: IndexPath
  ) -> UITableViewCell {
    let cell = tableView.dequeueReusableCell(withIdentifier: "order", for: indexPath)
    cell.textLabel?.text = "Order \(orders[indexPath.row].number)"
    cell.detailTextLabel?.text = orders[indexPath.row].note
    cell.accessoryType = .disclosureIndicator
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

/// A row of the list.
final class OrderCell: UITableViewCell {}
