import TraceRecording

/// Decides what the list shows, and which page a tap opens.
///
/// The bodies are missing: write them, one test after the other.
@Role(.presenter)
final class OrdersPresenter: OrdersPresenterProtocol, OrdersInteractorOutputProtocol {
  weak var view: OrdersViewProtocol?
  var interactor: OrdersInteractorProtocol?
  var router: OrdersRouterProtocol?

  // MARK: - OrdersPresenterProtocol

  /// The View has loaded, and shows nothing yet.
  func viewDidLoad() {
  }

  /// The person has tapped a row to open its item; `index` counts the rows shown, from 0.
  func didSelectRow(at index: Int) {
  }

  // MARK: - OrdersInteractorOutputProtocol

  /// The Interactor has loaded the items: show each with "3 pieces" or "1 piece" beside its name; there may be none.
  func didLoadItems(_ items: [OrdersItem]) {
  }

  /// The Interactor could not load the items.
  func didFailToLoadItems() {
  }
}
