import ProductsShared
import Stage
import TraceRecording

/// Formats and draws the list, and passes taps on.
@Role(.view)
final class ProductListViewController: ViewController, ProductListViewProtocol,
  TableViewDataSource, TableViewDelegate
{
  var presenter: ProductListPresenterProtocol?

  private let tableView = TableView()
  private let messageLabel = Label()
  private let priceFormatter = PriceFormatter()
  private var products: [ProductEntity] = []

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

  func showProducts(_ products: [ProductEntity]) {
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
    let product = products[indexPath.row]
    let cell = TableViewCell()
    cell.textLabel.text = product.name
    cell.detailTextLabel.text = priceFormatter.string(from: product.price)
    return cell
  }

  // MARK: - TableViewDelegate

  func tableView(_ tableView: TableView, didSelectRowAt indexPath: IndexPath) {
    presenter?.didSelectProduct(at: indexPath.row)
  }
}
