import CollaborationTesting
import Testing

@testable import Orders

/// Tests of all objects together, wired by the Builder.
@Suite struct OrdersModuleTests {
  @Test func `asks the Store and shows what comes back`() {
    let opened = recordTrace(of: OrdersBuilder.makeScreen(store: OrdersStore())) {
      $0.viewDidLoad()
    }
    expectTrace(opened) {
      """
      View -> Presenter viewDidLoad()
        Presenter -> Store fetchItems()
        Store --> Presenter [2 OrdersItem]
        Presenter -> View showRows([2 OrdersRow])
      """
    }
    expectNoFindings(opened, entities: ["OrdersItem"])
  }

  @Test func `leaves nobody behind`() {
    expectNoLeaks(of: OrdersBuilder.makeScreen(store: OrdersStore())) { $0.viewDidLoad() }
  }
}
