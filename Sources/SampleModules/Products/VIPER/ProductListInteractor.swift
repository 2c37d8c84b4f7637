import ProductsShared
import TraceRecording

/// Loads the products; independent of the screens.
@Role(.interactor)
final class ProductListInteractor: ProductListInteractorProtocol {
  weak var presenter: ProductListPresenterOutputProtocol?
  private var store: ProductStoreProtocol

  init(store: ProductStoreProtocol) {
    self.store = store
  }

  func getProducts() {
    do {
      let products = try store.loadProducts()
      presenter?.didFetchProducts(products)
    } catch {
      presenter?.didFailToFetchProducts(error)
    }
  }
}
