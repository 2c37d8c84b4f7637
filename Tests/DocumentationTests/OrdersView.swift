#if canImport(SwiftUI)
import ScreenRecording
import SwiftUI

// The View in the guides; without SwiftUI, `.ci/swiftui` compiles it against a stub.

struct OrdersView: View {
  @State private var model = OrdersModel()

  var body: some View {
    OrdersRows(model: model).recorded(as: "OrdersView", showing: model)
  }
}

private struct OrdersRows: View {
  let model: OrdersModel

  var body: Never { fatalError("drawn by SwiftUI") }
}

private final class OrdersModel {}
#endif
