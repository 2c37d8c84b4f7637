import Stage

/// A controller that owns one screen; made to be subclassed.
open class UIViewController: Stage.ViewController, StackMaking {
  /// How the controller lies over another; has no effect, since the stage draws one screen at a time.
  public var modalPresentationStyle = UIModalPresentationStyle.automatic
  /// How the controller comes over another; has no effect.
  public var modalTransitionStyle = UIModalTransitionStyle.coverVertical
  /// Whether the tabs go when the controller is pushed; has no effect: the stage draws the tabs.
  public var hidesBottomBarWhenPushed = false
  /// Whether what the controller presents lies over it alone; has no effect.
  public var definesPresentationContext = false

  /// Makes a controller whose view is not loaded yet.
  ///
  /// The stage has no nibs: both arguments are ignored.
  public init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) { super.init() }

  /// Makes a controller whose view is not loaded yet; nothing is read from the archive.
  public required init?(coder: NSCoder) { super.init() }

  /// Makes a controller whose view is not loaded yet.
  public override convenience init() { self.init(nibName: nil, bundle: nil) }

  /// Names a nib, which the stage does not load.
  @available(
    *,
    deprecated,
    message:
      "The stage has no nibs: super.init(nibName: nil, bundle: nil), with views made in Swift"
  )
  public convenience init(nibName: String, bundle: Bundle?) { self.init() }

  package func makeStack() -> any ScreenStack { UINavigationController(rootViewController: self) }
}

// MARK: - The view

extension ViewController {
  /// What is drawn below the bar; made by `loadView` when it is first asked for.
  public var view: UIView {
    get {
      let made = madeView { UIView() }
      if let view = made as? UIView { return view }
      let view = UIView()
      view.addSubview(made)
      ownView = view
      return view
    }
    set { ownView = newValue }
  }

  /// Whether its view was made.
  public var isViewLoaded: Bool { ownView != nil }

  /// Its view, where it was made.
  public var viewIfLoaded: UIView? { isViewLoaded ? view : nil }

  /// Makes its view, where it was not made yet.
  public func loadViewIfNeeded() { _ = view }
}

// MARK: - The controllers around it, inside it and over it

extension ViewController {
  /// The stack of screens that the controller is part of, itself or through its parent.
  public var navigationController: UINavigationController? {
    screenStack as? UINavigationController
  }

  /// The tabs that the controller is part of, itself or through a controller around it.
  public var tabBarController: UITabBarController? {
    enclosing.lazy.compactMap { $0 as? UITabBarController }.first
  }

  /// The controllers whose views stand inside this one's.
  public var children: [UIViewController] {
    childControllers.compactMap { $0 as? UIViewController }
  }

  /// The controller inside which this one stands: its container, or its stack of screens.
  public var parent: UIViewController? { enclosing.first as? UIViewController }

  /// The controller that lies over this one, such as an alert.
  public var presentedViewController: UIViewController? { controllerAbove as? UIViewController }

  /// The controller over which this one, or one around it, lies.
  public var presentingViewController: UIViewController? { controllerBelow as? UIViewController }
}

extension UIViewController {
  /// Lays a controller over this one, then calls `completion`.
  public func present(
    _ viewController: UIViewController,
    animated: Bool,
    completion: (() -> Void)?
  ) {
    present(viewController, animated: animated)
    completion?()
  }

  /// Takes away what lies over this controller, or this controller itself, then calls `completion`.
  public func dismiss(animated: Bool, completion: (() -> Void)?) {
    dismiss(animated: animated)
    completion?()
  }

  /// Pushes a screen on the stack of this controller; presents the screen where there is no stack.
  public func show(_ viewController: UIViewController, sender: Any?) {
    guard let navigationController else { return present(viewController, animated: true) }
    navigationController.pushViewController(viewController, animated: true)
  }

  /// Does nothing before a controller is added to a parent or removed from it.
  public func willMove(toParent parent: UIViewController?) {}

  /// Does nothing after a controller was added to a parent or removed from it.
  public func didMove(toParent parent: UIViewController?) {}
}

/// How a controller lies over another.
public enum UIModalPresentationStyle: Sendable {
  /// Over the whole screen, or over a part of it.
  case automatic, fullScreen, pageSheet, formSheet, overFullScreen, overCurrentContext
  /// Beside what it belongs to, as the app draws it, at the place of the other, or not at all.
  case popover, custom, currentContext, none
}

/// How a controller comes over another.
public enum UIModalTransitionStyle: Sendable {
  /// From below, by turning, by fading, or as a page turns.
  case coverVertical, flipHorizontal, crossDissolve, partialCurl
}
