import Stage
import TraceRecording

/// Draws the list, and passes taps to the Presenter.
@Role(.view)
final class ProductListViewController: ViewController, ProductListViewProtocol,
  TableViewDataSource, TableViewDelegate
{
  var presenter: ProductListPresenterProtocol?

  private let tableView = TableView()
  private let messageLabel = Label()
  private var products: [ProductRow] = []

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

  func showProducts(_ products: [ProductRow]) {
    self.products = products
    messageLabel.text = nil
    tableView.reloadData()
  }

  func showError(_ message: String) {
    products = []
    messageLabel.text = message
    tableView.reloadData()
  }

  // MARK: - TableViewDataSource

  func tableView(_ tableView: TableView, numberOfRowsInSection section: Int) -> Int {
    products.count
  }

  func tableView(_ tableView: TableView, cellForRowAt indexPath: IndexPath) -> TableViewCell {
    let cell = TableViewCell()
    cell.textLabel.text = products[indexPath.row].name
    cell.detailTextLabel.text = products[indexPath.row].price
    return cell
  }

  // MARK: - TableViewDelegate

  func tableView(_ tableView: TableView, didSelectRowAt indexPath: IndexPath) {
    presenter?.didSelectProduct(at: indexPath.row)
  }
}
