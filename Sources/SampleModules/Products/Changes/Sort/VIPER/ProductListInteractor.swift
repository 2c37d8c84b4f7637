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
    do {
      let products = try store.loadProducts().sorted { $0.price < $1.price }
      presenter?.didFetchProducts(products)
    } catch {
      presenter?.didFailToFetchProducts(error)
    }
  }
}
