import Stage

/// The control for pulling a list down, as the action `refresh` at the prompt does.
open class UIRefreshControl: UIControl {
  /// Whether a refresh of the list is in progress.
  public private(set) var isRefreshing = false

  /// Notes that a refresh of the list is in progress; performs no action.
  public func beginRefreshing() { isRefreshing = true }

  /// Notes that the refresh of the list has ended.
  public func endRefreshing() { isRefreshing = false }

  /// A control of the module Stage that begins the refresh and performs this control's actions when the list is pulled down.
  var pulled: RefreshControl {
    RefreshControl { [weak self] in
      self?.beginRefreshing()
      self?.touch(for: [.valueChanged, .primaryActionTriggered])
    }
  }
}
