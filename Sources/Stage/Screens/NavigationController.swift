/// A stack of screens; the last one is on the stage.
public final class NavigationController: ViewController {
  /// The screens, the first at the bottom.
  public private(set) var viewControllers: [ViewController] = []

  /// Makes a stack without a screen.
  public override init() {}

  /// Makes a stack of one screen.
  public convenience init(rootViewController: ViewController) {
    self.init()
    pushViewController(rootViewController, animated: false)
  }

  /// The screen on the stage.
  public var topViewController: ViewController? { viewControllers.last }

  /// The screen on the stage, or what lies over it.
  public var visibleViewController: ViewController? {
    var visible = topViewController
    while let over = visible?.presentedViewController { visible = over }
    return visible
  }

  /// Puts a screen on the stack; it is shown once the running code has returned.
  public func pushViewController(_ viewController: ViewController, animated: Bool) {
    viewControllers.append(viewController)
    viewController.move(to: self)
  }

  /// Takes the last screen off the stack, unless it is the only one.
  @discardableResult
  public func popViewController(animated: Bool) -> ViewController? {
    guard viewControllers.count > 1 else { return nil }
    let last = viewControllers.removeLast()
    last.isMovingFromParent = true
    return last
  }
}
