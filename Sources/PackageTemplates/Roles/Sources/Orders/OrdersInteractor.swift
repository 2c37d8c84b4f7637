import TraceRecording

/// Gets the items; knows nothing of screens.
@Role(.interactor)
final class OrdersInteractor: OrdersInteractorProtocol {
  weak var presenter: OrdersInteractorOutputProtocol?
  private var store: OrdersStoreProtocol

  init(store: OrdersStoreProtocol) {
    self.store = store
  }

  func loadItems() {
    do {
      let items = try store.fetchItems()
      presenter?.didLoadItems(items)
    } catch {
      presenter?.didFailToLoadItems()
    }
  }
}
