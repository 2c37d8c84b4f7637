import CollaborationTesting
import Testing

@testable import Orders

/// Tests of all objects together, wired by the module's assembly.
@Suite struct OrdersModuleTests {
  @Test func `asks the Store and shows what comes back`() {
    let opened = recordTrace(of: OrdersRouter.createModule(store: OrdersStore())) {
      $0.viewDidLoad()
    }
    expectTrace(opened) {
      """
      View -> Presenter viewDidLoad()
        Presenter -> Interactor loadItems()
          Interactor -> Store fetchItems()
          Store --> Interactor [2 OrdersItem]
          Interactor -> Presenter didLoadItems([2 OrdersItem])
            Presenter -> View showRows([2 OrdersRow])
      """
    }
    expectNoFindings(opened, entities: ["OrdersItem"])
  }

  @Test func `leaves nobody behind`() {
    expectNoLeaks(of: OrdersRouter.createModule(store: OrdersStore())) { $0.viewDidLoad() }
  }
}
