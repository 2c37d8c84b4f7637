import ProductsShared
import TraceRecording

/// Gets the products; knows nothing of screens.
@Role(.interactor)
final class ProductListInteractor: ProductListInteractorProtocol {
  weak var presenter: ProductListPresenterOutputProtocol?
  private var store: ProductStoreProtocol

  init(store: ProductStoreProtocol) {
    self.store = store
  }

  func getProducts() {
    guard let products = try? store.loadProducts() else { return }
    presenter?.didFetchProducts(products)
  }
}
