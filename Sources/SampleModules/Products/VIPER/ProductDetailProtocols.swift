import ProductsShared
import TraceRecording

/// The interface of the View for the Presenter.
@Doubled
protocol ProductDetailViewProtocol: AnyObject {
  func showProduct(_ product: ProductRow)
}

/// The interface of the Presenter for the View; receives the View's events.
@Doubled
protocol ProductDetailPresenterProtocol: AnyObject {
  func viewDidLoad()
}

/// The interface of the Interactor for the Presenter.
@Doubled
protocol ProductDetailInteractorProtocol: AnyObject {
  func getProduct()
}

/// The output of the Interactor; the Presenter receives the results.
@Doubled
protocol ProductDetailPresenterOutputProtocol: AnyObject {
  func didFetchProduct(_ product: ProductEntity)
}
