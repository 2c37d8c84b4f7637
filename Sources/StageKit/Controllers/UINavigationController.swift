import Stage

/// A stack of screens; the last one is visible.
open class UINavigationController: UIViewController, ScreenStack {
  package var screens: [ViewController] = []
  package var isPlain: Bool { type(of: self) == UINavigationController.self }

  /// The bar, whose appearance has no effect.
  public let navigationBar = UINavigationBar()
  /// Whether the bar is hidden; has no effect, since the title is always drawn.
  public var isNavigationBarHidden = false

  /// Creates a stack with one screen.
  public init(rootViewController: UIViewController) {
    super.init(nibName: nil, bundle: nil)
    push(rootViewController)
  }

  /// Creates an empty stack.
  public override init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) {
    super.init(nibName: nibNameOrNil, bundle: nibBundleOrNil)
  }

  /// Creates an empty stack; nothing is read from the archive.
  public required init?(coder: NSCoder) { super.init(coder: coder) }

  /// The screens, from bottom to top.
  public var viewControllers: [UIViewController] {
    get { screens.compactMap { $0 as? UIViewController } }
    set { replaceScreens(by: newValue) }
  }

  /// The last screen; nil for an empty stack.
  public var topViewController: UIViewController? { screens.last as? UIViewController }

  /// The last screen, or the topmost controller over it; nil for an empty stack.
  public var visibleViewController: UIViewController? {
    screens.last.map { $0.overlays.last ?? $0 } as? UIViewController
  }

  /// Pushes a screen; the stage shows it after the running code has returned.
  open func pushViewController(_ viewController: UIViewController, animated: Bool) {
    push(viewController)
  }

  /// Removes and returns the last screen; nil if it is the only one.
  @discardableResult
  open func popViewController(animated: Bool) -> UIViewController? { pop() as? UIViewController }

  /// Removes and returns all screens but the first.
  @discardableResult
  open func popToRootViewController(animated: Bool) -> [UIViewController]? {
    popAll().compactMap { $0 as? UIViewController }
  }

  /// Removes and returns all screens above one; nil if that one is not on the stack.
  @discardableResult
  open func popToViewController(
    _ viewController: UIViewController,
    animated: Bool
  ) -> [UIViewController]? {
    guard let index = viewControllers.firstIndex(where: { $0 === viewController }) else {
      return nil
    }
    let popped = Array(viewControllers.dropFirst(index + 1))
    viewControllers = Array(viewControllers.prefix(index + 1))
    return popped
  }

  /// Replaces all screens.
  open func setViewControllers(_ viewControllers: [UIViewController], animated: Bool) {
    self.viewControllers = viewControllers
  }

  /// Hides or shows the bar; has no effect, since the title is always drawn.
  open func setNavigationBarHidden(_ hidden: Bool, animated: Bool) {
    isNavigationBarHidden = hidden
  }
}

/// The bar of a navigation controller, which is not drawn.
public final class UINavigationBar: UIView {
  /// Whether titles are large; has no effect.
  public var prefersLargeTitles = false
  /// The colour; has no effect.
  public var barTintColor: UIColor?
  /// Whether the bar is translucent; has no effect.
  public var isTranslucent = true
}
