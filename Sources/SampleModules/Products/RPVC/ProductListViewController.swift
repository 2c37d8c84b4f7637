import Publishing
import Stage
import TraceRecording

/// Receives the selections of the list.
@Doubled
protocol ProductListViewControllerDelegate: AnyObject {
  func didSelectProduct(id: Int)
}

/// Draws the list that the Presenter publishes, and passes taps to the delegate.
@Role(.view)
final class ProductListViewController: ViewController, TableViewDataSource, TableViewDelegate {
  weak var delegate: ProductListViewControllerDelegate?

  private var presenter: ProductListPresenterProtocol
  private var subscription: Subscription?

  private let tableView = TableView()
  private let messageLabel = Label()
  private var rows: [ProductRow] = []

  init(presenter: ProductListPresenterProtocol) {
    self.presenter = presenter
    super.init()
  }

  override func viewDidLoad() {
    super.viewDidLoad()
    title = "Product List"
    tableView.dataSource = self
    tableView.delegate = self
    view.addSubview(tableView)
    view.addSubview(messageLabel)
    subscription = presenter.bind().subscribe { [weak self] in self?.render($0) }
  }

  private func render(_ state: ProductListViewState) {
    rows = state.rows
    messageLabel.text = state.message
    tableView.reloadData()
  }

  // MARK: - TableViewDataSource

  func tableView(_ tableView: TableView, numberOfRowsInSection section: Int) -> Int {
    rows.count
  }

  func tableView(_ tableView: TableView, cellForRowAt indexPath: IndexPath) -> TableViewCell {
    let cell = TableViewCell()
    cell.textLabel.text = rows[indexPath.row].name
    cell.detailTextLabel.text = rows[indexPath.row].price
    return cell
  }

  // MARK: - TableViewDelegate

  func tableView(_ tableView: TableView, didSelectRowAt indexPath: IndexPath) {
    delegate?.didSelectProduct(id: rows[indexPath.row].id)
  }
}
