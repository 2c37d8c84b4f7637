import CollaborationTesting
import Testing

@testable import Orders

/// Tests of the Interactor alone; doubles replace View and Store, and the View is named like its protocol.
@Suite struct OrdersInteractorTests {
  @Test func `says that there is nothing to show`() throws {
    let interactor = try SubjectUnderTest {
      OrdersInteractor(presenter: try $0.double(), store: try $0.double())
    }
    interactor.answer("fetchItems", [OrdersItem]())
    expectTrace(interactor.recordTrace { $0.activate() }) {
      """
      Interactor -> Store fetchItems()
      Store --> Interactor [0 OrdersItem]
      Interactor -> OrdersPresentable showMessage("Nothing here yet.")
      """
    }
  }
}
