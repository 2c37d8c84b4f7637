import ProductsShared
import TraceRecording

/// Decides whether the list shows products or an error message.
@Role(.presenter)
final class ProductListPresenter: ProductListPresenterProtocol, ProductListPresenterOutputProtocol {
  weak var view: ProductListViewProtocol?
  var interactor: ProductListInteractorProtocol?
  var router: ProductListRouterProtocol?

  // MARK: - ProductListPresenterProtocol

  func fetchProducts() {
    interactor?.getProducts()
  }

  // MARK: - ProductListPresenterOutputProtocol

  func didFetchProducts(_ products: [ProductEntity]) {
    if products.isEmpty {
      view?.showError("No products found.")
    } else {
      view?.showProducts(products)
    }
  }
}
