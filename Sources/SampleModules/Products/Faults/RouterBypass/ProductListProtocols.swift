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
  func didFailToFetchProducts(_ error: Error)
}

/// What the Presenter may ask of the Router: nothing, since the View leads on by itself.
@Doubled
protocol ProductListRouterProtocol: AnyObject {}
