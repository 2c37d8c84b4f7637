// Tests which message each method of the Presenter sends, in the order in which the bodies are to be written.

import CollaborationTesting
import Testing

@testable import Orders

@Suite(.serialized) struct OrdersPresenterTests {
  private let presenter = SubjectUnderTest { OrdersPresenter() }
  private let items = [OrdersItem(name: "Apples", count: 3), OrdersItem(name: "Bread", count: 1)]

  @Test func `1. asks for the items when the screen is there`() {
    expectTrace(presenter.recordTrace { $0.viewDidLoad() }) {
      """
      Presenter -> Interactor loadItems()
      """
    }
  }

  @Test func `2. shows a row for each item`() {
    expectTrace(presenter.recordTrace { $0.didLoadItems(items) }) {
      """
      Presenter -> View showRows([2 OrdersRow])
      """
    }
  }

  @Test func `3. says that there is nothing to show`() {
    expectTrace(presenter.recordTrace { $0.didLoadItems([]) }) {
      """
      Presenter -> View showMessage("Nothing here yet.")
      """
    }
  }

  @Test func `4. says that there will be no items`() {
    expectTrace(presenter.recordTrace { $0.didFailToLoadItems() }) {
      """
      Presenter -> View showMessage("Could not be loaded.")
      """
    }
  }

  @Test func `5. leads on to the row that was tapped`() {
    let tapped = presenter.recordTrace {
      $0.didLoadItems(items)
      for index in [0, 1, 2] { $0.didSelectRow(at: index) }
    }
    expectTrace(tapped) {
      """
      Presenter -> View showRows([2 OrdersRow])
      Presenter -> Router showDetail(of: OrdersRow(title: "Apples", detail: "3 pieces"), from: View)
      Presenter -> Router showDetail(of: OrdersRow(title: "Bread", detail: "1 piece"), from: View)
      """
    }
  }
}
