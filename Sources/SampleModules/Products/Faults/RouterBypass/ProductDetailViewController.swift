import Stage
import TraceRecording

/// Draws one product, as the list has it.
@Role(.view)
final class ProductDetailViewController: ViewController {
  private let product: ProductRow
  private let nameLabel = Label()
  private let priceLabel = Label()

  init(product: ProductRow) {
    self.product = product
    super.init()
  }

  override func viewDidLoad() {
    super.viewDidLoad()
    title = product.name
    nameLabel.text = product.name
    priceLabel.text = product.price
    view.addSubview(nameLabel)
    view.addSubview(priceLabel)
  }
}
