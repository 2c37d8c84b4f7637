import CollaborationTesting
import Testing

@testable import Orders

/// Tests of all objects together, wired by the module's assembly.
@Suite struct OrdersModuleTests {
  @Test func `asks the Store and shows what comes back`() {
    let opened = recordTrace(
      of: OrdersViewController(viewModel: OrdersViewModel(store: OrdersStore()))
    ) { $0.viewDidLoad() }
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
    expectNoLeaks(of: OrdersViewController(viewModel: OrdersViewModel(store: OrdersStore()))) {
      $0.viewDidLoad()
    }
  }
}
