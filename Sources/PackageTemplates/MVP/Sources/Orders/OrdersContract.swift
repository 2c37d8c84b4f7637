import TraceRecording

// The contract between the View and the Presenter.

/// The interface of the View for the Presenter: what to show.
@Doubled
protocol OrdersViewProtocol: AnyObject {
  func showRows(_ rows: [OrdersRow])
  func showMessage(_ message: String)
  func showDetail(of row: OrdersRow)
}

/// The interface of the Presenter for the View: what the user has done.
@Doubled
protocol OrdersPresenterProtocol: AnyObject {
  func viewDidLoad()
  func didSelectRow(at index: Int)
}
