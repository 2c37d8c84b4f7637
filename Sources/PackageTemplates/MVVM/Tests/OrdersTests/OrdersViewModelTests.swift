import CollaborationTesting
import Testing

@testable import Orders

/// The ViewModel alone: a double stands where the Store would be.
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
