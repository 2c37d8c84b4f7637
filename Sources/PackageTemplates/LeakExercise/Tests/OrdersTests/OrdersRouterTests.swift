// Tests which objects the Router's assembly releases, and which it keeps alive while the screen is shown.

import CollaborationTesting
import Testing

@testable import Orders

@Suite(.serialized) struct OrdersRouterTests {
  @Test func `1. lets everybody go when the screen is closed`() {
    expectNoLeaks(of: OrdersRouter.createModule(store: OrdersStore())) { $0.viewDidLoad() }
  }

  @Test func `2. leads on to a row as long as the screen is there`() throws {
    var shown: String?
    let tapped = recordTrace(of: OrdersRouter.createModule(store: OrdersStore())) { screen in
      screen.viewDidLoad()
      (screen as? OrdersViewController)?.presenter?.didSelectRow(at: 1)
      shown = screen.presentedViewController?.title
    }
    expectTrace(tapped, .containing) {
      """
      Presenter -> Router showDetail(of: OrdersRow(title: "Bread", detail: "1 piece"), from: View)
      """
    }
    #expect(shown == "Bread")
  }
}
