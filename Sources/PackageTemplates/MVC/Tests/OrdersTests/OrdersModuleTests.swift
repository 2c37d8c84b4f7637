import CollaborationTesting
import Testing

@testable import Orders

/// Tests of all objects together, wired by the module's assembly.
@Suite struct OrdersModuleTests {
  @Test func `asks the Store and shows what comes back`() {
    let opened = recordTrace(of: OrdersViewController(store: OrdersStore())) { $0.viewDidLoad() }
    expectTrace(opened) {
      """
      Controller -> Store fetchItems()
      Store --> Controller [2 OrdersItem]
      """
    }
    expectNoFindings(opened, entities: ["OrdersItem"])
  }

  @Test func `leaves nobody behind`() {
    expectNoLeaks(of: OrdersViewController(store: OrdersStore())) { $0.viewDidLoad() }
  }
}
