import ProductsShared
import TraceRecording

/// Provides the selected product.
@Role(.interactor)
final class ProductDetailInteractor: ProductDetailInteractorProtocol {
  weak var presenter: ProductDetailPresenterOutputProtocol?

  private let product: ProductEntity

  init(product: ProductEntity) {
    self.product = product
  }

  func getProduct() {
    presenter?.didFetchProduct(product)
  }
}
