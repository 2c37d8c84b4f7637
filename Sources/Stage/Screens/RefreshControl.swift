/// The control of a list that makes it possible to pull the list down.
public final class RefreshControl {
  /// Whether pulling the list down has an effect.
  public var isEnabled = true
  let action: () -> Void

  /// Creates a control; pulling the list down calls `action`.
  public init(action: @escaping () -> Void) {
    self.action = action
  }
}
