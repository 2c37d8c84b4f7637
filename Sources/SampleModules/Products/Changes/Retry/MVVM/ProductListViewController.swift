import Stage
import TraceRecording

/// Draws what the ViewModel has made ready, and opens the page of one product.
@Role(.view)
final class ProductListViewController: ViewController, TableViewDataSource, TableViewDelegate {
  private var viewModel: ProductListViewModelProtocol

  private let tableView = TableView()
  private let messageLabel = Label()
  private lazy var retryButton = Button(title: "Retry") { [weak self] in self?.viewModel.load() }
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
    view.addSubview(retryButton)
    bind()
    viewModel.load()
  }

  private func bind() {
    viewModel.onChange = { [weak self] products in
      self?.show(products, message: nil)
    }
    viewModel.onError = { [weak self] message in
      self?.show([], message: message)
    }
    viewModel.onFailure = { [weak self] message in
      self?.show([], message: message, offersRetry: true)
    }
  }

  private func show(_ products: [ProductRow], message: String?, offersRetry: Bool = false) {
    self.products = products
    messageLabel.text = message
    retryButton.isHidden = !offersRetry
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
