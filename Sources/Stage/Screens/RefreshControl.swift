/// What pulling a list down does.
public final class RefreshControl {
  /// Whether pulling does anything.
  public var isEnabled = true
  let action: () -> Void

  /// Makes a control that does something when its list is pulled down.
  public init(action: @escaping () -> Void) {
    self.action = action
  }
}
