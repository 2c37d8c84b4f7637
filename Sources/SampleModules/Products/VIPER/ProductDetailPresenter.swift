import ProductsShared
import TraceRecording

/// Formats one product for the View.
@Role(.presenter)
final class ProductDetailPresenter: ProductDetailPresenterProtocol,
  ProductDetailPresenterOutputProtocol
{
  weak var view: ProductDetailViewProtocol?
  var interactor: ProductDetailInteractorProtocol?

  private let priceFormatter = PriceFormatter()

  // MARK: - ProductDetailPresenterProtocol

  func viewDidLoad() {
    interactor?.getProduct()
  }

  // MARK: - ProductDetailPresenterOutputProtocol

  func didFetchProduct(_ product: ProductEntity) {
    let price = priceFormatter.string(from: product.price)
    view?.showProduct(ProductRow(name: product.name, price: price))
  }
}
