import CollaborationTesting
import Testing

@testable import Orders

/// Tests of the Presenter alone; doubles replace the View, the Interactor and the Router.
@Suite struct OrdersPresenterTests {
  @Test func `says that there is nothing to show`() {
    let presenter = SubjectUnderTest { OrdersPresenter() }
    expectTrace(presenter.recordTrace { $0.didLoadItems([]) }) {
      """
      Presenter -> View showMessage("Nothing here yet.")
      """
    }
  }
}
