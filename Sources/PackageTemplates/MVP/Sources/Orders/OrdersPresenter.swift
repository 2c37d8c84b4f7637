import TraceRecording

/// Loads the items, and decides what the View shows.
@Role(.presenter)
final class OrdersPresenter: OrdersPresenterProtocol {
  weak var view: OrdersViewProtocol?

  private var store: OrdersStoreProtocol
  private var rows: [OrdersRow] = []

  init(store: OrdersStoreProtocol) {
    self.store = store
  }

  // MARK: - OrdersPresenterProtocol

  func viewDidLoad() {
    do {
      rows = try store.fetchItems().map(row)
      if rows.isEmpty {
        view?.showMessage("Nothing here yet.")
      } else {
        view?.showRows(rows)
      }
    } catch {
      view?.showMessage("Could not be loaded.")
    }
  }

  func didSelectRow(at index: Int) {
    guard rows.indices.contains(index) else { return }
    view?.showDetail(of: rows[index])
  }

  // MARK: - Formatting

  private func row(for item: OrdersItem) -> OrdersRow {
    OrdersRow(title: item.name, detail: item.count == 1 ? "1 piece" : "\(item.count) pieces")
  }
}
