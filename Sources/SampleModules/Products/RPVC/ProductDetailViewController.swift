import Publishing
import Stage
import TraceRecording

/// Draws the product that the Presenter publishes.
@Role(.view)
final class ProductDetailViewController: ViewController {
  private var presenter: ProductDetailPresenterProtocol
  private var subscription: Subscription?

  private let nameLabel = Label()
  private let priceLabel = Label()

  init(presenter: ProductDetailPresenterProtocol) {
    self.presenter = presenter
    super.init()
  }

  override func viewDidLoad() {
    super.viewDidLoad()
    view.addSubview(nameLabel)
    view.addSubview(priceLabel)
    subscription = presenter.bind().subscribe { [weak self] in self?.render($0) }
  }

  private func render(_ state: ProductDetailViewState) {
    title = state.name
    nameLabel.text = state.name
    priceLabel.text = state.price
  }
}
