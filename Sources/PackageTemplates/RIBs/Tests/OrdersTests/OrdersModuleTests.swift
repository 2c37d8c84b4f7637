import CollaborationTesting
import Testing

@testable import Orders

/// Tests of all objects of the RIB together, wired by the Builder.
@Suite struct OrdersModuleTests {
  @Test func `asks the Store and shows what comes back`() {
    let opened = recordTrace(of: OrdersBuilder(store: OrdersStore()).build()) { $0.load() }
    expectTrace(opened) {
      """
      Router -> Interactor activate()
        Interactor -> Store fetchItems()
        Store --> Interactor [2 OrdersItem]
        Interactor -> View showRows([2 OrdersRow])
      """
    }
    expectNoFindings(opened, entities: ["OrdersItem"])
  }

  @Test func `leaves nobody behind`() {
    expectNoLeaks(of: OrdersBuilder(store: OrdersStore()).build()) { $0.load() }
  }
}
