import TraceRecording

/// The interface of the View for the Presenter.
@Doubled
protocol OrdersDisplayLogic: AnyObject {
  func displayItems(viewModel: OrdersModels.FetchItems.ViewModel)
  func displaySelectedItem(viewModel: OrdersModels.SelectItem.ViewModel)
}

/// The interface of the Interactor for the View.
@Doubled
protocol OrdersBusinessLogic: AnyObject {
  func fetchItems(request: OrdersModels.FetchItems.Request)
  func selectItem(request: OrdersModels.SelectItem.Request)
}

/// The interface of the Presenter for the Interactor.
@Doubled
protocol OrdersPresentationLogic: AnyObject {
  func presentItems(response: OrdersModels.FetchItems.Response)
  func presentSelectedItem(response: OrdersModels.SelectItem.Response)
}

/// The interface of the Router for the View.
@Doubled
protocol OrdersRoutingLogic: AnyObject {
  func routeToDetail(of row: OrdersRow)
}
