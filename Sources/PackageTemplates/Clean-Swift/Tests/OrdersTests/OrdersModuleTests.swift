import CollaborationTesting
import Testing

@testable import Orders

/// Tests of all objects of the scene together, wired by the Configurator.
@Suite struct OrdersModuleTests {
  @Test func `asks the Store and shows what comes back`() {
    let opened = recordTrace(of: OrdersConfigurator.makeScene(store: OrdersStore())) {
      $0.viewDidLoad()
    }
    expectTrace(opened) {
      """
      View -> Interactor fetchItems(request: Request())
        Interactor -> Store fetchItems()
        Store --> Interactor [2 OrdersItem]
        Interactor -> Presenter presentItems(response: _)
          Presenter -> View displayItems(viewModel: _)
      """
    }
    expectNoFindings(opened, entities: ["OrdersItem"])
  }

  @Test func `leaves nobody behind`() {
    expectNoLeaks(of: OrdersConfigurator.makeScene(store: OrdersStore())) { $0.viewDidLoad() }
  }
}
