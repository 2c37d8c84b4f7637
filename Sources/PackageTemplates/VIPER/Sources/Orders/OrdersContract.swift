import TraceRecording

/// What the Presenter may ask of the View.
@Traced(.playable)
protocol OrdersViewProtocol: AnyObject {
  func showRows(_ rows: [OrdersRow])
  func showMessage(_ message: String)
}

/// What the View may tell the Presenter.
@Traced(.playable)
protocol OrdersPresenterProtocol: AnyObject {
  func viewDidLoad()
  func didSelectRow(at index: Int)
}

/// What the Presenter may ask of the Interactor.
@Traced(.playable)
protocol OrdersInteractorProtocol: AnyObject {
  func loadItems()
}

/// What the Interactor answers the Presenter.
@Traced(.playable)
protocol OrdersInteractorOutputProtocol: AnyObject {
  func didLoadItems(_ items: [OrdersItem])
  func didFailToLoadItems()
}

/// What the Presenter may ask of the Router.
@Traced(.playable)
protocol OrdersRouterProtocol: AnyObject {
  func showDetail(of row: OrdersRow, from view: OrdersViewProtocol)
}
