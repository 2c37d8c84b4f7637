/// Makes the RIB of the list: its View, its Interactor and its Router, connected.
final class OrdersBuilder {
  private let store: OrdersStoreProtocol

  init(store: OrdersStoreProtocol) {
    self.store = store
  }

  func build() -> OrdersRouter {
    let view = OrdersViewController()
    let interactor = OrdersInteractor(presenter: view, store: store)
    return OrdersRouter(interactor: interactor, viewController: view)
  }
}
