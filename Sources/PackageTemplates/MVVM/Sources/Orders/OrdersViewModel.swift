import TraceRecording

/// The interface of the ViewModel for the View, with `onChange` to report new view states.
@Doubled
protocol OrdersViewModelProtocol: AnyObject {
  var onChange: ((OrdersViewState) -> Void)? { get set }
  func load()
}

/// Loads the items and formats them for the View.
@Role(.viewModel)
final class OrdersViewModel: OrdersViewModelProtocol {
  @Seam var onChange: ((OrdersViewState) -> Void)?

  private var store: OrdersStoreProtocol

  init(store: OrdersStoreProtocol) {
    self.store = store
  }

  func load() {
    do {
      let rows = try store.fetchItems().map(row)
      let message = rows.isEmpty ? "Nothing here yet." : nil
      onChange?(OrdersViewState(rows: rows, message: message))
    } catch {
      onChange?(OrdersViewState(rows: [], message: "Could not be loaded."))
    }
  }

  private func row(for item: OrdersItem) -> OrdersRow {
    OrdersRow(title: item.name, detail: item.count == 1 ? "1 piece" : "\(item.count) pieces")
  }
}
