import ProductsShared
import TraceRecording

/// Has the product that was selected.
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
