import CollaborationTesting
import Testing

@testable import Orders

/// Tests of the Presenter alone; a double replaces the View, and is named like its protocol.
@Suite struct OrdersPresenterTests {
  @Test func `says that there is nothing to show`() {
    let presenter = SubjectUnderTest { OrdersPresenter() }
    expectTrace(presenter.recordTrace { $0.presentItems(response: .init(items: [])) }) {
      """
      Presenter -> OrdersDisplayLogic displayItems(viewModel: ViewModel(rows: [0 OrdersRow], message: "Nothing here yet."))
      """
    }
  }
}
