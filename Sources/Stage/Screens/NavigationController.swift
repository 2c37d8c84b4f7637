/// A navigation controller: a stack of screens, of which the last one is visible.
open class NavigationController: ViewController, ScreenStack {
  package var screens: [ViewController] = []
  package var isPlain: Bool { type(of: self) == NavigationController.self }

  /// The screens of the stack, from bottom to top.
  public var viewControllers: [ViewController] {
    get { screens }
    set { replaceScreens(by: newValue) }
  }

  /// Creates a navigation controller without screens.
  public override init() { super.init() }

  /// Creates a navigation controller with one screen.
  public convenience init(rootViewController: ViewController) {
    self.init()
    pushViewController(rootViewController, animated: false)
  }

  /// The top screen of the stack; nil for an empty stack.
  public var topViewController: ViewController? { screens.last }

  /// The topmost controller presented over the top screen, or the top screen if there is none; nil for an empty stack.
  public var visibleViewController: ViewController? {
    topViewController.map { $0.overlays.last ?? $0 }
  }

  /// Pushes a screen on the stack; the stage shows it after the running code has returned.
  public func pushViewController(_ viewController: ViewController, animated: Bool) {
    push(viewController)
  }

  /// Removes the top screen from the stack and returns it; returns nil and removes nothing if there are fewer than two.
  @discardableResult
  public func popViewController(animated: Bool) -> ViewController? {
    pop()
  }

  /// Removes all screens above the bottom one and returns them, from bottom to top; the array is empty if there are none.
  @discardableResult
  public func popToRootViewController(animated: Bool) -> [ViewController]? {
    popAll()
  }

  /// Replaces all screens of the stack.
  public func setViewControllers(_ controllers: [ViewController], animated: Bool) {
    viewControllers = controllers
  }
}
