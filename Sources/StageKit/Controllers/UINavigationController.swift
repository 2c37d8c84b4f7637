import Stage

/// A stack of screens; the last one is on the stage.
open class UINavigationController: UIViewController, ScreenStack {
  package var screens: [ViewController] = []
  package var isPlain: Bool { type(of: self) == UINavigationController.self }

  /// The bar, whose look has no effect.
  public let navigationBar = UINavigationBar()
  /// Whether the bar is hidden; has no effect: the title is drawn.
  public var isNavigationBarHidden = false

  /// Makes a stack of one screen.
  public init(rootViewController: UIViewController) {
    super.init(nibName: nil, bundle: nil)
    push(rootViewController)
  }

  /// Makes a stack without a screen.
  public override init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) {
    super.init(nibName: nibNameOrNil, bundle: nibBundleOrNil)
  }

  /// Makes a stack without a screen; nothing is read from the archive.
  public required init?(coder: NSCoder) { super.init(coder: coder) }

  /// The screens, the first at the bottom.
  public var viewControllers: [UIViewController] {
    get { screens.compactMap { $0 as? UIViewController } }
    set { replaceScreens(by: newValue) }
  }

  /// The last screen; nil for an empty stack.
  public var topViewController: UIViewController? { screens.last as? UIViewController }

  /// The last screen, or what lies over it; nil for an empty stack.
  public var visibleViewController: UIViewController? {
    screens.last.map { $0.overlays.last ?? $0 } as? UIViewController
  }

  /// Puts a screen on the stack; the stage shows the screen once the running code has returned.
  open func pushViewController(_ viewController: UIViewController, animated: Bool) {
    push(viewController)
  }

  /// Takes the last screen off the stack, and returns it; nil if it is the only one.
  @discardableResult
  open func popViewController(animated: Bool) -> UIViewController? { pop() as? UIViewController }

  /// Takes all screens above the first off the stack, and returns them.
  @discardableResult
  open func popToRootViewController(animated: Bool) -> [UIViewController]? {
    popAll().compactMap { $0 as? UIViewController }
  }

  /// Takes all screens above one off the stack, and returns them; nil if that one is not on the stack.
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

  /// Hides or shows the bar; has no effect: the title is drawn.
  open func setNavigationBarHidden(_ hidden: Bool, animated: Bool) {
    isNavigationBarHidden = hidden
  }
}

/// The bar of a stack of screens, which is not drawn.
public final class UINavigationBar: UIView {
  /// Whether titles are large.
  public var prefersLargeTitles = false
  /// Its colour.
  public var barTintColor: UIColor?
  /// Whether what lies behind it can be seen.
  public var isTranslucent = true
}
