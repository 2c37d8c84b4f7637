import ProductsShared
import Stage
import TraceRecording

/// Formats and draws one product.
@Role(.controller)
final class ProductDetailViewController: ViewController {
  private let product: ProductEntity
  private let priceFormatter = PriceFormatter(currency: "USD")
  private let nameLabel = Label()
  private let priceLabel = Label()

  init(product: ProductEntity) {
    self.product = product
    super.init()
  }

  override func viewDidLoad() {
    super.viewDidLoad()
    title = product.name
    nameLabel.text = product.name
    priceLabel.text = priceFormatter.string(from: product.price)
    view.addSubview(nameLabel)
    view.addSubview(priceLabel)
  }
}
