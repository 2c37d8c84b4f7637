import ProductsShared
import TraceRecording

/// Gets the products.
@Role(.interactor, checks: .off)
final class ProductListInteractor: ProductListInteractorProtocol {
  var presenter: ProductListPresenterOutputProtocol?
  private var store: ProductStoreProtocol

  init(store: ProductStoreProtocol) {
    self.store = store
  }

  func getProducts() {
    guard let products = try? store.loadProducts() else { return }
    presenter?.didFetchProducts(products)
  }
}
