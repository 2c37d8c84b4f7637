/// A stack of screens; the last one is visible.
open class NavigationController: ViewController, ScreenStack {
  package var screens: [ViewController] = []
  package var isPlain: Bool { type(of: self) == NavigationController.self }

  /// The screens, from bottom to top.
  public var viewControllers: [ViewController] {
    get { screens }
    set { replaceScreens(by: newValue) }
  }

  /// Creates an empty stack.
  public override init() { super.init() }

  /// Creates a stack with one screen.
  public convenience init(rootViewController: ViewController) {
    self.init()
    pushViewController(rootViewController, animated: false)
  }

  /// The last screen; nil for an empty stack.
  public var topViewController: ViewController? { screens.last }

  /// The last screen, or the topmost controller over it.
  public var visibleViewController: ViewController? {
    topViewController.map { $0.overlays.last ?? $0 }
  }

  /// Pushes a screen; the stage shows it after the running code has returned.
  public func pushViewController(_ viewController: ViewController, animated: Bool) {
    push(viewController)
  }

  /// Removes and returns the last screen; nil if it is the only one.
  @discardableResult
  public func popViewController(animated: Bool) -> ViewController? {
    pop()
  }

  /// Removes and returns all screens but the first.
  @discardableResult
  public func popToRootViewController(animated: Bool) -> [ViewController]? {
    popAll()
  }

  /// Replaces all screens.
  public func setViewControllers(_ controllers: [ViewController], animated: Bool) {
    viewControllers = controllers
  }
}
