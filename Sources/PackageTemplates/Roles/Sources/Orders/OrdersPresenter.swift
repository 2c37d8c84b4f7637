import TraceRecording

/// Decides what the list shows, and which page a tap opens.
@Role(.presenter)
final class OrdersPresenter: OrdersPresenterProtocol, OrdersInteractorOutputProtocol {
  weak var view: OrdersViewProtocol?
  var interactor: OrdersInteractorProtocol?
  var router: OrdersRouterProtocol?

  private var rows: [OrdersRow] = []

  // MARK: - OrdersPresenterProtocol

  func viewDidLoad() {
    interactor?.loadItems()
  }

  func didSelectRow(at index: Int) {
    guard let view, rows.indices.contains(index) else { return }
    router?.showDetail(of: rows[index], from: view)
  }

  // MARK: - OrdersInteractorOutputProtocol

  func didLoadItems(_ items: [OrdersItem]) {
    rows = items.map(row)
    if rows.isEmpty {
      view?.showMessage("Nothing here yet.")
    } else {
      view?.showRows(rows)
    }
  }

  func didFailToLoadItems() {
    view?.showMessage("Could not be loaded.")
  }

  // MARK: - Formatting

  private func row(for item: OrdersItem) -> OrdersRow {
    OrdersRow(title: item.name, detail: item.count == 1 ? "1 piece" : "\(item.count) pieces")
  }
}
