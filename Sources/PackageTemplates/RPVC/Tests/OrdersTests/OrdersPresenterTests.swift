import CollaborationTesting
import Testing

@testable import Orders

/// Tests of the Presenter alone; a double replaces the Repository.
@Suite struct OrdersPresenterTests {
  @Test func `says that there is nothing to show`() throws {
    let presenter = try SubjectUnderTest { OrdersPresenter(repository: try $0.double()) }
    presenter.answer("items", [OrdersItem]())
    presenter.subject.onState = { _ in }
    expectTrace(presenter.recordTrace { $0.load() }) {
      """
      Presenter -> Repository items()
      Repository --> Presenter [0 OrdersItem]
      Presenter -> nobody onState(OrdersViewState(rows: [0 OrdersRow], message: "Nothing here yet."))
      """
    }
  }
}
