import CollaborationTesting
import Testing

@testable import Orders

/// Tests of the Presenter alone; doubles replace the View and the Store.
@Suite struct OrdersPresenterTests {
  @Test func `says that there is nothing to show`() throws {
    let presenter = try SubjectUnderTest { OrdersPresenter(store: try $0.double()) }
    presenter.answer("fetchItems", [OrdersItem]())
    expectTrace(presenter.recordTrace { $0.viewDidLoad() }) {
      """
      Presenter -> Store fetchItems()
      Store --> Presenter [0 OrdersItem]
      Presenter -> View showMessage("Nothing here yet.")
      """
    }
  }
}
