import TraceRecording

/// Loads the items, and finds the item that the user has selected.
@Role(.interactor)
final class OrdersInteractor: OrdersBusinessLogic {
  var presenter: (any OrdersPresentationLogic)?

  private var store: OrdersStoreProtocol
  private var items: [OrdersItem] = []

  init(store: OrdersStoreProtocol) {
    self.store = store
  }

  // MARK: - OrdersBusinessLogic

  func fetchItems(request: OrdersModels.FetchItems.Request) {
    do {
      items = try store.fetchItems()
      presenter?.presentItems(response: .init(items: items))
    } catch {
      presenter?.presentItems(response: .init(items: nil))
    }
  }

  func selectItem(request: OrdersModels.SelectItem.Request) {
    guard items.indices.contains(request.index) else { return }
    presenter?.presentSelectedItem(response: .init(item: items[request.index]))
  }
}
