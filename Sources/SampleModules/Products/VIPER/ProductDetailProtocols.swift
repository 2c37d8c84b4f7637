import ProductsShared
import TraceRecording

/// What the Presenter may ask of the View.
@Traced(.playable)
protocol ProductDetailViewProtocol: AnyObject {
  func showProduct(_ product: ProductRow)
}

/// What the View may tell the Presenter.
@Traced(.playable)
protocol ProductDetailPresenterProtocol: AnyObject {
  func viewDidLoad()
}

/// What the Presenter may ask of the Interactor.
@Traced(.playable)
protocol ProductDetailInteractorProtocol: AnyObject {
  func getProduct()
}

/// What the Interactor answers the Presenter.
@Traced(.playable)
protocol ProductDetailPresenterOutputProtocol: AnyObject {
  func didFetchProduct(_ product: ProductEntity)
}
