import CollaborationTesting
import Testing

@testable import Orders

/// Tests of the Controller alone; a double replaces the Store.
@Suite struct OrdersViewControllerTests {
  @Test func `asks the Store once, and nobody when the answer is empty`() throws {
    let controller = try SubjectUnderTest { OrdersViewController(store: try $0.double()) }
    controller.answer("fetchItems", [OrdersItem]())
    expectTrace(controller.recordTrace { $0.viewDidLoad() }) {
      """
      Controller -> Store fetchItems()
      Store --> Controller [0 OrdersItem]
      """
    }
  }
}
