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

  /// The screen is there, and has nothing to show yet.
  func viewDidLoad() {
  }

  /// Somebody wants to know more of a row that is shown; what is not shown, nobody can tap.
  func didSelectRow(at index: Int) {
  }

  // MARK: - OrdersInteractorOutputProtocol

  /// The items are there: none, or each to be shown with "3 pieces" or "1 piece" beside its name.
  func didLoadItems(_ items: [OrdersItem]) {
  }

  /// There will be no items.
  func didFailToLoadItems() {
  }
}
