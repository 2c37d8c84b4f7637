import ProductsShared
import TraceRecording

/// What the Presenter may ask of the View.
@Doubled
protocol ProductListViewProtocol: AnyObject {
  func showProducts(_ products: [ProductRow])
  func showError(_ message: String)
}

/// What the View may tell the Presenter.
@Doubled
protocol ProductListPresenterProtocol: AnyObject {
  func fetchProducts()
  func didSelectProduct(at index: Int)
}

/// What the Presenter may ask of the Interactor.
@Doubled
protocol ProductListInteractorProtocol: AnyObject {
  func getProducts()
}

/// What the Interactor answers the Presenter.
@Doubled
protocol ProductListPresenterOutputProtocol: AnyObject {
  func didFetchProducts(_ products: [ProductEntity])
}

/// What the Presenter may ask of the Router.
@Doubled
protocol ProductListRouterProtocol: AnyObject {
  func navigateToProductDetail(from view: ProductListViewProtocol, product: ProductEntity)
}
