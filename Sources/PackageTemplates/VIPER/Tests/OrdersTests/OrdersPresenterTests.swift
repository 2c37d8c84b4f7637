import CollaborationTesting
import Testing

@testable import Orders

/// The Presenter alone: doubles stand where the others would be.
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
