import ProductsShared
import TraceRecording

/// What the Presenter may ask of the View.
@Doubled(checks: .off)
protocol ProductListViewProtocol: AnyObject {
  func showProducts(_ products: [ProductEntity])
  func showError(_ message: String)
}

/// What the View may tell the Presenter.
@Doubled
protocol ProductListPresenterProtocol {
  func fetchProducts()
}

/// What the Presenter may ask of the Interactor.
@Doubled
protocol ProductListInteractorProtocol {
  func getProducts()
}

/// What the Interactor answers the Presenter.
@Doubled
protocol ProductListPresenterOutputProtocol {
  func didFetchProducts(_ products: [ProductEntity])
}

/// What the Presenter may ask of the Router.
@Doubled
protocol ProductListRouterProtocol {
  func navigateToProductDetail(from view: ProductListViewProtocol, product: ProductEntity)
}
