import Stage
import TraceRecording

/// Draws one product, and tells the list that it was seen.
@Role(.view)
final class ProductDetailViewController: ViewController, ProductDetailViewProtocol {
  var presenter: ProductDetailPresenterProtocol?
  weak var listPresenter: ProductListPresenterProtocol?

  private let nameLabel = Label()
  private let priceLabel = Label()

  override func viewDidLoad() {
    super.viewDidLoad()
    view.addSubview(nameLabel)
    view.addSubview(priceLabel)
    presenter?.viewDidLoad()
  }

  // MARK: - ProductDetailViewProtocol

  func showProduct(_ product: ProductRow) {
    title = product.name
    nameLabel.text = product.name
    listPresenter?.didSee(product.name)
    priceLabel.text = product.price
  }
}
