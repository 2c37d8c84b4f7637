import ProductsShared
import Stage
import TraceRecording

/// Draws the list.
@Role(.view)
final class ProductListViewController: ViewController, ProductListViewProtocol, TableViewDataSource
{
  var presenter: ProductListPresenterProtocol?

  private let tableView = TableView()
  private let messageLabel = Label()
  private var products: [ProductEntity] = []

  override func viewDidLoad() {
    super.viewDidLoad()
    title = "Product List"
    tableView.dataSource = self
    view.addSubview(tableView)
    view.addSubview(messageLabel)
    presenter?.fetchProducts()
  }

  // MARK: - ProductListViewProtocol

  func showProducts(_ products: [ProductEntity]) {
    self.products = products
    tableView.reloadData()
  }

  func showError(_ message: String) {
    messageLabel.text = "Error: \(message)"
  }

  // MARK: - TableViewDataSource

  func tableView(_ tableView: TableView, numberOfRowsInSection section: Int) -> Int {
    products.count
  }

  func tableView(_ tableView: TableView, cellForRowAt indexPath: IndexPath) -> TableViewCell {
    let product = products[indexPath.row]
    let cell = TableViewCell()
    cell.textLabel.text = product.name
    cell.detailTextLabel.text = "$\(product.price)"
    return cell
  }
}
