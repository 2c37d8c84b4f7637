import ProductsShared
import TraceRecording

/// The interface of the View for the Presenter.
@Doubled
protocol ProductListViewProtocol: AnyObject {
  func showProducts(_ products: [ProductRow])
  func showError(_ message: String)
}

/// The interface of the Presenter for the View; receives the View's events.
@Doubled
protocol ProductListPresenterProtocol: AnyObject {
  func fetchProducts()
  func didSelectProduct(at index: Int)
}

/// The interface of the Interactor for the Presenter.
@Doubled
protocol ProductListInteractorProtocol: AnyObject {
  func getProducts()
}

/// The output of the Interactor; the Presenter receives the results.
@Doubled
protocol ProductListPresenterOutputProtocol: AnyObject {
  func didFetchProducts(_ products: [ProductEntity])
  func didFailToFetchProducts(_ error: Error)
}

/// The interface of the Router for the Presenter.
@Doubled
protocol ProductListRouterProtocol: AnyObject {
  func navigateToProductDetail(from view: ProductListViewProtocol, product: ProductEntity)
}
