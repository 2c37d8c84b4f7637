import Stage

/// Makes the View and the Presenter of the list, and connects them.
enum OrdersBuilder {
  static func makeScreen(store: OrdersStoreProtocol) -> ViewController {
    let presenter = OrdersPresenter(store: store)
    let view = OrdersViewController(presenter: presenter)
    presenter.view = view
    return view
  }
}
