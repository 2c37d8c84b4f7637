#if canImport(SwiftUI)
import SwiftUI

extension View {
  /// Records the screen on a lane (column of a diagram) of its own: its appearance, its disappearance, and the Presenter or model
  /// that it shows, if there is one.
  ///
  ///     OrdersList(presenter: presenter).recorded(as: "OrdersView", showing: presenter)
  public func recorded(as type: String, showing model: AnyObject? = nil) -> some View {
    modifier(RecordedScreenModifier(type: type, model: model))
  }
}

/// Forwards appearance, disappearance and model of a View to its `RecordedScreen`.
private struct RecordedScreenModifier: ViewModifier {
  private let model: AnyObject?
  /// The recorded screen, which SwiftUI keeps as long as the screen lives, however often the View is created again.
  @State private var screen: RecordedScreen

  init(type: String, model: AnyObject?) {
    self.model = model
    _screen = State(wrappedValue: RecordedScreen(type))
  }

  func body(content: Content) -> some View {
    screen.show(model)
    return content.onAppear { screen.appear() }.onDisappear { screen.disappear() }
  }
}
#endif
