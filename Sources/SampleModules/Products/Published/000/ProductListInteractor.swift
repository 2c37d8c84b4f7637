import ProductsShared
import TraceRecording

/// Provides the products.
@Role(.interactor, checks: .off)
final class ProductListInteractor: ProductListInteractorProtocol {
  var presenter: ProductListPresenterOutputProtocol?
  private let given: [ProductEntity]?

  init(given: [ProductEntity]? = nil) {
    self.given = given
  }

  func getProducts() {
    let products =
      given ?? [
        ProductEntity(id: 1, name: "iPhone 16 Pro", price: 1899.0),
        ProductEntity(id: 2, name: "MacBook Air M4", price: 1599.0),
      ]
    presenter?.didFetchProducts(products)
  }
}
