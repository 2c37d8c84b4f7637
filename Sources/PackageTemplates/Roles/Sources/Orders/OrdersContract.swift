import TraceRecording

/// What the Presenter may ask of the View.
@Doubled
protocol OrdersViewProtocol: AnyObject {
  func showRows(_ rows: [OrdersRow])
  func showMessage(_ message: String)
}

/// What the View may tell the Presenter.
@Doubled
protocol OrdersPresenterProtocol: AnyObject {
  func viewDidLoad()
  func didSelectRow(at index: Int)
}

/// What the Presenter may ask of the Interactor.
@Doubled
protocol OrdersInteractorProtocol: AnyObject {
  func loadItems()
}

/// What the Interactor answers the Presenter.
@Doubled
protocol OrdersInteractorOutputProtocol: AnyObject {
  func didLoadItems(_ items: [OrdersItem])
  func didFailToLoadItems()
}

/// What the Presenter may ask of the Router.
@Doubled
protocol OrdersRouterProtocol: AnyObject {
  func showDetail(of row: OrdersRow, from view: OrdersViewProtocol)
}
