import ProductsShared
import Stage
import TraceRecording

/// Does everything: loads and keeps the products, formats prices, chooses the message for an empty
/// list, draws the rows, and makes, fills and opens the page of a product.
@Role(.controller)
final class ProductListViewController: ViewController, TableViewDataSource, TableViewDelegate {
  private var store: ProductStoreProtocol

  private let tableView = TableView()
  private let messageLabel = Label()
  private var products: [ProductEntity] = []
  private var prices: [String] = []
  private var hasFailed = false

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

    // Load the products.
    do {
      products = try store.loadProducts()
    } catch {
      hasFailed = true
    }

    // Format the prices.
    for product in products {
      let cents = Int((product.price * 100).rounded())
      var dollars = "\(cents / 100)"
      if dollars.count > 3 {
        dollars.insert(",", at: dollars.index(dollars.endIndex, offsetBy: -3))
      }
      prices.append("$" + dollars + (cents % 100 < 10 ? ".0" : ".") + "\(cents % 100)")
    }

    // Show a message for an empty list or an error.
    if hasFailed {
      messageLabel.text = "Could not load products."
    } else if products.isEmpty {
      messageLabel.text = "No products found."
    }

    tableView.reloadData()
  }

  func tableView(_ tableView: TableView, numberOfRowsInSection section: Int) -> Int {
    products.count
  }

  func tableView(_ tableView: TableView, cellForRowAt indexPath: IndexPath) -> TableViewCell {
    let cell = TableViewCell()
    cell.textLabel.text = products[indexPath.row].name
    cell.detailTextLabel.text = prices[indexPath.row]
    return cell
  }

  func tableView(_ tableView: TableView, didSelectRowAt indexPath: IndexPath) {
    // Make and fill the page, which has no class of its own.
    let page = ViewController()
    page.title = products[indexPath.row].name
    page.view.addSubview(Label(text: products[indexPath.row].name))
    page.view.addSubview(Label(text: prices[indexPath.row]))
    navigationController?.pushViewController(page, animated: true)
  }
}
