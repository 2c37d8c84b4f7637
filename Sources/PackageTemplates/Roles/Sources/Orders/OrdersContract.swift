import TraceRecording

/// The interface of the View for the Presenter.
@Doubled
protocol OrdersViewProtocol: AnyObject {
  func showRows(_ rows: [OrdersRow])
  func showMessage(_ message: String)
}

/// The interface of the Presenter for the View; receives the View's events.
@Doubled
protocol OrdersPresenterProtocol: AnyObject {
  func viewDidLoad()
  func didSelectRow(at index: Int)
}

/// The interface of the Interactor for the Presenter.
@Doubled
protocol OrdersInteractorProtocol: AnyObject {
  func loadItems()
}

/// The output of the Interactor; the Presenter receives the results.
@Doubled
protocol OrdersInteractorOutputProtocol: AnyObject {
  func didLoadItems(_ items: [OrdersItem])
  func didFailToLoadItems()
}

/// The interface of the Router for the Presenter.
@Doubled
protocol OrdersRouterProtocol: AnyObject {
  func showDetail(of row: OrdersRow, from view: OrdersViewProtocol)
}
