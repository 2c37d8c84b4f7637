/// The control of a list that can be pulled down.
public final class RefreshControl {
  /// Whether pulling has an effect.
  public var isEnabled = true
  let action: () -> Void

  /// Creates a control; pulling the list down calls `action`.
  public init(action: @escaping () -> Void) {
    self.action = action
  }
}
