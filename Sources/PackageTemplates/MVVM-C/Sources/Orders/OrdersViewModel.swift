import TraceRecording

/// The interface of the Coordinator for the ViewModel.
@Doubled
protocol OrdersViewModelDelegate: AnyObject {
  func didSelect(_ row: OrdersRow)
}

/// The interface of the ViewModel for the View, with `onChange` to report new view states.
@Doubled
protocol OrdersViewModelProtocol: AnyObject {
  var onChange: ((OrdersViewState) -> Void)? { get set }
  func load()
  func selectRow(at index: Int)
}

/// Loads the items and formats them for the View, and tells the Coordinator which one was selected.
@Role(.viewModel)
final class OrdersViewModel: OrdersViewModelProtocol {
  @Seam var onChange: ((OrdersViewState) -> Void)?
  weak var delegate: OrdersViewModelDelegate?

  private var store: OrdersStoreProtocol
  private var rows: [OrdersRow] = []

  init(store: OrdersStoreProtocol) {
    self.store = store
  }

  func load() {
    do {
      rows = try store.fetchItems().map(row)
      let message = rows.isEmpty ? "Nothing here yet." : nil
      onChange?(OrdersViewState(rows: rows, message: message))
    } catch {
      onChange?(OrdersViewState(rows: [], message: "Could not be loaded."))
    }
  }

  func selectRow(at index: Int) {
    guard rows.indices.contains(index) else { return }
    delegate?.didSelect(rows[index])
  }

  private func row(for item: OrdersItem) -> OrdersRow {
    OrdersRow(title: item.name, detail: item.count == 1 ? "1 piece" : "\(item.count) pieces")
  }
}
