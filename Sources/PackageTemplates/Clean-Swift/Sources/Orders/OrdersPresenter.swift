import TraceRecording

/// Formats the responses of the Interactor for the View.
@Role(.presenter)
final class OrdersPresenter: OrdersPresentationLogic {
  weak var viewController: (any OrdersDisplayLogic)?

  // MARK: - OrdersPresentationLogic

  func presentItems(response: OrdersModels.FetchItems.Response) {
    let rows = response.items?.map(row)
    let message = rows == nil ? "Could not be loaded." : rows == [] ? "Nothing here yet." : nil
    viewController?.displayItems(viewModel: .init(rows: rows ?? [], message: message))
  }

  func presentSelectedItem(response: OrdersModels.SelectItem.Response) {
    viewController?.displaySelectedItem(viewModel: .init(row: row(for: response.item)))
  }

  // MARK: - Formatting

  private func row(for item: OrdersItem) -> OrdersRow {
    OrdersRow(title: item.name, detail: item.count == 1 ? "1 piece" : "\(item.count) pieces")
  }
}
