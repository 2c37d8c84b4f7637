import ProductsShared
import Stage
import TraceRecording

/// Loads the products, formats and draws them, and opens the page of a product.
@Role(.controller)
final class ProductListViewController: ViewController, TableViewDataSource, TableViewDelegate {
  private var store: ProductStoreProtocol

  private let tableView = TableView()
  private let messageLabel = Label()
  private let priceFormatter = PriceFormatter()
  private var products: [ProductEntity] = []

  init(store: ProductStoreProtocol) {
    self.store = store
    super.init()
  }

  override func viewDidLoad() {
    super.viewDidLoad()
    title = "Product List"
    tableView.dataSource = self
    tableView.delegate = self
    view.addSubview(tableView)
    view.addSubview(messageLabel)
    loadProducts()
  }

  private func loadProducts() {
    do {
      products = try store.loadProducts()
      messageLabel.text = products.isEmpty ? "No products found." : nil
    } catch {
      products = []
      messageLabel.text = "Could not load products."
    }
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
    let detail = ProductDetailViewController(product: products[indexPath.row])
    navigationController?.pushViewController(detail, animated: true)
  }
}
