import ProductsShared
import Stage
import TraceRecording

/// Draws the page of one product; a plain screen without a Presenter.
@Role(.view)
final class ProductDetailViewController: ViewController {
  private let product: ProductEntity

  init(product: ProductEntity) {
    self.product = product
    super.init()
  }

  override func viewDidLoad() {
    super.viewDidLoad()
    title = product.name
    view.addSubview(Label(text: product.name))
    view.addSubview(Label(text: "$\(product.price)"))
  }
}
