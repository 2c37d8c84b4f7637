import Stage
import TraceRecording

/// Draws the view state of the ViewModel, and opens the page of one product.
@Role(.view)
final class ProductListViewController: ViewController, TableViewDataSource, TableViewDelegate {
  private var viewModel: ProductListViewModelProtocol

  private let tableView = TableView()
  private let messageLabel = Label()
  private var products: [ProductRow] = []

  init(viewModel: ProductListViewModelProtocol) {
    self.viewModel = viewModel
    super.init()
  }

  override func viewDidLoad() {
    super.viewDidLoad()
    title = "Product List"
    tableView.dataSource = self
    tableView.delegate = self
    view.addSubview(tableView)
    view.addSubview(messageLabel)
    viewModel.onChange = { [weak self] in self?.show($0) }
    viewModel.load()
  }

  private func show(_ state: ProductListViewState) {
    products = state.rows
    messageLabel.text = state.message
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
    guard let detail = viewModel.detail(at: indexPath.row) else { return }
    let detailViewController = ProductDetailViewController(viewModel: detail)
    navigationController?.pushViewController(detailViewController, animated: true)
  }
}
