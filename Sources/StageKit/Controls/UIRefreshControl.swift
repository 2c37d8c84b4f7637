import Stage

/// What pulling a list down does; `refresh` at the prompt pulls it.
open class UIRefreshControl: UIControl {
  /// Whether what was pulled for is still on its way.
  public private(set) var isRefreshing = false

  /// Says that it is on its way.
  public func beginRefreshing() { isRefreshing = true }

  /// Says that it is there.
  public func endRefreshing() { isRefreshing = false }

  /// What the stage pulls.
  var pulled: RefreshControl {
    RefreshControl { [weak self] in
      self?.beginRefreshing()
      self?.touch(for: [.valueChanged, .primaryActionTriggered])
    }
  }
}
