import Stage
import TraceRecording

/// Draws the list, a row as it is asked for, and passes taps on.
@Role(.view)
final class ProductListViewController: ViewController, ProductListViewProtocol,
  TableViewDataSource, TableViewDelegate
{
  var presenter: ProductListPresenterProtocol?

  private let tableView = TableView()
  private let messageLabel = Label()

  override func viewDidLoad() {
    super.viewDidLoad()
    title = "Product List"
    tableView.dataSource = self
    tableView.delegate = self
    view.addSubview(tableView)
    view.addSubview(messageLabel)
    presenter?.fetchProducts()
  }

  // MARK: - ProductListViewProtocol

  func showProducts() {
    messageLabel.text = nil
    tableView.reloadData()
  }

  func showError(_ message: String) {
    messageLabel.text = message
    tableView.reloadData()
  }

  // MARK: - TableViewDataSource

  func tableView(_ tableView: TableView, numberOfRowsInSection section: Int) -> Int {
    presenter?.numberOfProducts ?? 0
  }

  func tableView(_ tableView: TableView, cellForRowAt indexPath: IndexPath) -> TableViewCell {
    let product = presenter?.product(at: indexPath.row)
    let cell = TableViewCell()
    cell.textLabel.text = product?.name
    cell.detailTextLabel.text = product?.price
    return cell
  }

  // MARK: - TableViewDelegate

  func tableView(_ tableView: TableView, didSelectRowAt indexPath: IndexPath) {
    presenter?.didSelectProduct(at: indexPath.row)
  }
}
