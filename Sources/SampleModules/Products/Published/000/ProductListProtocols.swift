import ProductsShared
import TraceRecording

/// What the Presenter may ask of the View.
@Traced(checks: .off)
protocol ProductListViewProtocol: AnyObject {
  func showProducts(_ products: [ProductEntity])
  func showError(_ message: String)
}

/// What the View may tell the Presenter.
@Traced(.playable)
protocol ProductListPresenterProtocol {
  func fetchProducts()
}

/// What the Presenter may ask of the Interactor.
@Traced(.playable)
protocol ProductListInteractorProtocol {
  func getProducts()
}

/// What the Interactor answers the Presenter.
@Traced(.playable)
protocol ProductListPresenterOutputProtocol {
  func didFetchProducts(_ products: [ProductEntity])
}

/// What the Presenter may ask of the Router.
@Traced(.playable)
protocol ProductListRouterProtocol {
  func navigateToProductDetail(from view: ProductListViewProtocol, product: ProductEntity)
}
