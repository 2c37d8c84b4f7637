import TraceRecording

/// The interface of the Presenter for the View, with the view states that the Presenter publishes.
@Doubled
protocol OrdersPresenterProtocol: AnyObject {
  var onState: ((OrdersViewState) -> Void)? { get set }
  func load()
}

/// Turns the items into the rows and texts that the list shows.
@Role(.presenter)
final class OrdersPresenter: OrdersPresenterProtocol {
  @Seam var onState: ((OrdersViewState) -> Void)?

  private var repository: OrdersRepositoryProtocol

  init(repository: OrdersRepositoryProtocol) {
    self.repository = repository
  }

  func load() {
    do {
      let rows = try repository.items().map(row)
      let message = rows.isEmpty ? "Nothing here yet." : nil
      onState?(OrdersViewState(rows: rows, message: message))
    } catch {
      onState?(OrdersViewState(rows: [], message: "Could not be loaded."))
    }
  }

  private func row(for item: OrdersItem) -> OrdersRow {
    OrdersRow(title: item.name, detail: item.count == 1 ? "1 piece" : "\(item.count) pieces")
  }
}
