import CollaborationTesting
import Testing

@testable import Orders

/// Tests of the ViewModel alone; a double replaces the Store.
@Suite struct OrdersViewModelTests {
  @Test func `says that there is nothing to show`() throws {
    let viewModel = try SubjectUnderTest { OrdersViewModel(store: try $0.double()) }
    viewModel.answer("fetchItems", [OrdersItem]())
    viewModel.subject.onChange = { _ in }
    expectTrace(viewModel.recordTrace { $0.load() }) {
      """
      ViewModel -> Store fetchItems()
      Store --> ViewModel [0 OrdersItem]
      ViewModel -> nobody onChange(OrdersViewState(rows: [0 OrdersRow], message: "Nothing here yet."))
      """
    }
  }
}
