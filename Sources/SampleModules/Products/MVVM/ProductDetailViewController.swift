import Stage
import TraceRecording

/// Draws one product.
@Role(.view)
final class ProductDetailViewController: ViewController {
  private var viewModel: ProductDetailViewModelProtocol

  private let nameLabel = Label()
  private let priceLabel = Label()

  init(viewModel: ProductDetailViewModelProtocol) {
    self.viewModel = viewModel
    super.init()
  }

  override func viewDidLoad() {
    super.viewDidLoad()
    view.addSubview(nameLabel)
    view.addSubview(priceLabel)
    show(viewModel.product)
  }

  private func show(_ product: ProductRow) {
    title = product.name
    nameLabel.text = product.name
    priceLabel.text = product.price
  }
}
