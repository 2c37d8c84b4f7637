import Stage

/// A navigation controller: a stack of screens, of which the last one is visible.
open class UINavigationController: UIViewController, ScreenStack {
  package var screens: [ViewController] = []
  package var isPlain: Bool { type(of: self) == UINavigationController.self }

  /// The navigation bar, whose appearance has no effect.
  public let navigationBar = UINavigationBar()
  /// Whether the navigation bar is hidden; has no effect, since the title is always drawn.
  public var isNavigationBarHidden = false

  /// Creates a navigation controller with one screen.
  public init(rootViewController: UIViewController) {
    super.init(nibName: nil, bundle: nil)
    push(rootViewController)
  }

  /// Creates a navigation controller without screens; both arguments are ignored.
  public override init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) {
    super.init(nibName: nibNameOrNil, bundle: nibBundleOrNil)
  }

  /// Creates a navigation controller without screens; nothing is read from the archive.
  public required init?(coder: NSCoder) { super.init(coder: coder) }

  /// The screens of the stack, from bottom to top.
  public var viewControllers: [UIViewController] {
    get { screens.compactMap { $0 as? UIViewController } }
    set { replaceScreens(by: newValue) }
  }

  /// The top screen of the stack; nil for an empty stack.
  public var topViewController: UIViewController? { screens.last as? UIViewController }

  /// The topmost controller presented over the top screen, or the top screen if there is none; nil for an empty stack.
  public var visibleViewController: UIViewController? {
    screens.last.map { $0.overlays.last ?? $0 } as? UIViewController
  }

  /// Pushes a screen on the stack; the stage shows it after the running code has returned.
  open func pushViewController(_ viewController: UIViewController, animated: Bool) {
    push(viewController)
  }

  /// Removes the top screen from the stack and returns it; returns nil and removes nothing if there are fewer than two.
  @discardableResult
  open func popViewController(animated: Bool) -> UIViewController? { pop() as? UIViewController }

  /// Removes all screens above the bottom one and returns them, from bottom to top; the array is empty if there are none.
  @discardableResult
  open func popToRootViewController(animated: Bool) -> [UIViewController]? {
    popAll().compactMap { $0 as? UIViewController }
  }

  /// Removes all screens above `viewController` and returns them, from bottom to top.
  ///
  /// Returns nil and removes nothing if `viewController` is not on the stack.
  @discardableResult
  open func popToViewController(
    _ viewController: UIViewController,
    animated: Bool
  ) -> [UIViewController]? {
    guard let index = viewControllers.firstIndex(of: viewController) else { return nil }
    let popped = Array(viewControllers.dropFirst(index + 1))
    viewControllers = Array(viewControllers.prefix(index + 1))
    return popped
  }

  /// Replaces all screens of the stack.
  open func setViewControllers(_ viewControllers: [UIViewController], animated: Bool) {
    self.viewControllers = viewControllers
  }

  /// Sets whether the navigation bar is hidden; has no effect, since the title is always drawn.
  open func setNavigationBarHidden(_ hidden: Bool, animated: Bool) {
    isNavigationBarHidden = hidden
  }
}

/// The bar of a navigation controller; the bar is not drawn.
public final class UINavigationBar: UIView {
  /// Whether titles in the bar are large; has no effect.
  public var prefersLargeTitles = false
  /// The colour of the bar; has no effect.
  public var barTintColor: UIColor?
  /// Whether the bar is translucent; has no effect.
  public var isTranslucent = true
}
