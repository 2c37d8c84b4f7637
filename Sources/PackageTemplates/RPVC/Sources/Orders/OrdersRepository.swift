import TraceRecording

/// The interface of the Repository for the Presenter.
@Doubled
protocol OrdersRepositoryProtocol: AnyObject {
  func items() throws -> [OrdersItem]
}

/// Gets the items; knows nothing of screens.
@Role(.repository)
final class OrdersRepository: OrdersRepositoryProtocol {
  private var store: OrdersStoreProtocol

  init(store: OrdersStoreProtocol) {
    self.store = store
  }

  func items() throws -> [OrdersItem] {
    try store.fetchItems()
  }
}
