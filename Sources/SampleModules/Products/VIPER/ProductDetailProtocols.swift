import ProductsShared
import TraceRecording

/// What the Presenter may ask of the View.
@Doubled
protocol ProductDetailViewProtocol: AnyObject {
  func showProduct(_ product: ProductRow)
}

/// What the View may tell the Presenter.
@Doubled
protocol ProductDetailPresenterProtocol: AnyObject {
  func viewDidLoad()
}

/// What the Presenter may ask of the Interactor.
@Doubled
protocol ProductDetailInteractorProtocol: AnyObject {
  func getProduct()
}

/// What the Interactor answers the Presenter.
@Doubled
protocol ProductDetailPresenterOutputProtocol: AnyObject {
  func didFetchProduct(_ product: ProductEntity)
}
