import Stage

/// The control of a list that `refresh` at the prompt pulls down.
open class UIRefreshControl: UIControl {
  /// Whether a refresh is in progress.
  public private(set) var isRefreshing = false

  /// Begins a refresh.
  public func beginRefreshing() { isRefreshing = true }

  /// Ends the refresh.
  public func endRefreshing() { isRefreshing = false }

  /// The stage's control, which performs the actions of this one.
  var pulled: RefreshControl {
    RefreshControl { [weak self] in
      self?.beginRefreshing()
      self?.touch(for: [.valueChanged, .primaryActionTriggered])
    }
  }
}
