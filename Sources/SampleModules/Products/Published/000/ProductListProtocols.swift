import ProductsShared
import TraceRecording

/// The interface of the View for the Presenter.
@Doubled(checks: .off)
protocol ProductListViewProtocol: AnyObject {
  func showProducts(_ products: [ProductEntity])
  func showError(_ message: String)
}

/// The interface of the Presenter for the View; receives the View's events.
@Doubled
protocol ProductListPresenterProtocol {
  func fetchProducts()
}

/// The interface of the Interactor for the Presenter.
@Doubled
protocol ProductListInteractorProtocol {
  func getProducts()
}

/// The output of the Interactor; the Presenter receives the results.
@Doubled
protocol ProductListPresenterOutputProtocol {
  func didFetchProducts(_ products: [ProductEntity])
}

/// The interface of the Router for the Presenter.
@Doubled
protocol ProductListRouterProtocol {
  func navigateToProductDetail(from view: ProductListViewProtocol, product: ProductEntity)
}
