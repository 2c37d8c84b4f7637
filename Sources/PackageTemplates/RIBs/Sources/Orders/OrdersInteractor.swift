import TraceRecording

/// The interface of the Router for the Interactor.
@Doubled
protocol OrdersRouting: AnyObject {
  func routeToDetail(of row: OrdersRow)
}

/// The interface of the View for the Interactor, whose listener is the Interactor.
@Doubled
protocol OrdersPresentable: AnyObject {
  var listener: (any OrdersPresentableListener)? { get set }
  func showRows(_ rows: [OrdersRow])
  func showMessage(_ message: String)
}

/// Loads the items after its activation, and decides what the View shows.
@Role(.interactor)
final class OrdersInteractor: Interactor, OrdersInteractable, OrdersPresentableListener {
  weak var router: (any OrdersRouting)?

  private var presenter: any OrdersPresentable
  private var store: OrdersStoreProtocol
  private var rows: [OrdersRow] = []

  init(presenter: any OrdersPresentable, store: OrdersStoreProtocol) {
    self.presenter = presenter
    self.store = store
    super.init()
    presenter.listener = self
  }

  override func activate() {
    do {
      rows = try store.fetchItems().map(row)
      if rows.isEmpty {
        presenter.showMessage("Nothing here yet.")
      } else {
        presenter.showRows(rows)
      }
    } catch {
      presenter.showMessage("Could not be loaded.")
    }
  }

  // MARK: - OrdersPresentableListener

  func didSelectRow(at index: Int) {
    guard rows.indices.contains(index) else { return }
    router?.routeToDetail(of: rows[index])
  }

  // MARK: - Formatting

  private func row(for item: OrdersItem) -> OrdersRow {
    OrdersRow(title: item.name, detail: item.count == 1 ? "1 piece" : "\(item.count) pieces")
  }
}
