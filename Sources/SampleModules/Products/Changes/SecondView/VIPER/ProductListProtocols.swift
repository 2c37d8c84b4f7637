import ProductsShared
import TraceRecording

/// What the Presenter may ask of the View.
@Traced(.playable)
protocol ProductListViewProtocol: AnyObject {
  func showCount(_ count: String)
  func showProducts(_ products: [ProductRow])
  func showError(_ message: String)
}

/// What the View may tell the Presenter.
@Traced(.playable)
protocol ProductListPresenterProtocol: AnyObject {
  func fetchProducts()
  func didSelectProduct(at index: Int)
}

/// What the Presenter may ask of the Interactor.
@Traced(.playable)
protocol ProductListInteractorProtocol: AnyObject {
  func getProducts()
}

/// What the Interactor answers the Presenter.
@Traced(.playable)
protocol ProductListPresenterOutputProtocol: AnyObject {
  func didFetchProducts(_ products: [ProductEntity])
  func didFailToFetchProducts(_ error: Error)
}

/// What the Presenter may ask of the Router.
@Traced(.playable)
protocol ProductListRouterProtocol: AnyObject {
  func navigateToProductDetail(from view: ProductListViewProtocol, product: ProductEntity)
}
