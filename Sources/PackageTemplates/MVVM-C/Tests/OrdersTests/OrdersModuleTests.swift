import CollaborationTesting
import Stage
import Testing

@testable import Orders

/// Tests of all objects together, wired by the Coordinator.
@Suite struct OrdersModuleTests {
  private func makeModule() -> (OrdersCoordinator, NavigationController) {
    let navigation = NavigationController()
    return (OrdersCoordinator(navigationController: navigation, store: OrdersStore()), navigation)
  }

  /// Starts the module, and loads the screen that it begins with.
  private func open(_ module: (OrdersCoordinator, NavigationController)) {
    module.0.start()
    module.1.topViewController?.viewDidLoad()
  }

  @Test func `asks the Store and shows what comes back`() {
    let opened = recordTrace(of: makeModule(), open)
    expectTrace(opened) {
      """
      View -> ViewModel load()
        ViewModel -> Store fetchItems()
        Store --> ViewModel [2 OrdersItem]
        ViewModel -> View onChange(_)
      """
    }
    expectNoFindings(opened, entities: ["OrdersItem"])
  }

  @Test func `leaves nobody behind`() {
    expectNoLeaks(of: makeModule(), open)
  }
}
