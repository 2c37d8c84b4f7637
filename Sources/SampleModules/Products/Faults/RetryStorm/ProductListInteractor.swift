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
    load(attempt: 1)
  }

  private func load(attempt: Int) {
    do {
      let products = try store.loadProducts()
      presenter?.didFetchProducts(products)
    } catch  where attempt < 5 {
      load(attempt: attempt + 1)
    } catch {
      presenter?.didFailToFetchProducts(error)
    }
  }
}
