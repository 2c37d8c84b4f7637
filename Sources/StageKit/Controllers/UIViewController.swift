import Stage

/// A controller of a screen or of a part of a screen, made to be subclassed.
open class UIViewController: Stage.ViewController, StackMaking {
  /// The style in which this controller is presented; only decides whether `sheetPresentationController` is nil.
  public var modalPresentationStyle = UIModalPresentationStyle.automatic
  /// The animation with which this controller is presented; has no effect.
  public var modalTransitionStyle = UIModalTransitionStyle.coverVertical
  /// Whether pushing this controller hides the tabs; has no effect, since the stage always draws the tabs.
  public var hidesBottomBarWhenPushed = false
  /// Whether controllers presented over this one cover only its view; has no effect.
  public var definesPresentationContext = false

  /// Creates a controller whose view is not loaded yet; both arguments are ignored, since the stage has no nibs.
  public init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) { super.init() }

  /// Creates a controller whose view is not loaded yet; nothing is read from the archive.
  public required init?(coder: NSCoder) { super.init() }

  /// Creates a controller whose view is not loaded yet.
  public override convenience init() { self.init(nibName: nil, bundle: nil) }

  /// Creates a controller and ignores the nib, which the stage does not load.
  @available(
    *,
    deprecated,
    message:
      "The stage has no nibs: super.init(nibName: nil, bundle: nil), with views made in Swift"
  )
  public convenience init(nibName: String, bundle: Bundle?) { self.init() }

  package func makeStack() -> any ScreenStack { UINavigationController(rootViewController: self) }
}

extension ViewController {
  /// The view of this controller, which is loaded at the first access.
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

  /// Whether the view of this controller has been loaded.
  public var isViewLoaded: Bool { ownView != nil }

  /// The view of this controller; nil if it has not been loaded.
  public var viewIfLoaded: UIView? { isViewLoaded ? view : nil }

  /// Loads the view of this controller if it has not been loaded.
  public func loadViewIfNeeded() { _ = view }

  /// The navigation controller that contains this controller or its parent; nil if there is none.
  public var navigationController: UINavigationController? {
    screenStack as? UINavigationController
  }

  /// The nearest tab bar controller around this controller; nil if there is none.
  public var tabBarController: UITabBarController? {
    enclosing.lazy.compactMap { $0 as? UITabBarController }.first
  }

  /// The child controllers, whose views are meant to be inside this controller's view.
  public var children: [UIViewController] {
    childControllers.compactMap { $0 as? UIViewController }
  }

  /// The nearest controller around this one: its parent, or else its stack of screens; nil if there is neither.
  public var parent: UIViewController? { enclosing.first as? UIViewController }

  /// The controller presented over this one, over a descendant of it or over a controller around it; nil if there is none.
  public var presentedViewController: UIViewController? { controllerAbove as? UIViewController }

  /// The controller over which this one, or a controller around it, is presented; nil if there is none.
  public var presentingViewController: UIViewController? { controllerBelow as? UIViewController }
}

extension UIViewController {
  /// Presents a controller over this one, then calls `completion`.
  public func present(
    _ viewController: UIViewController,
    animated: Bool,
    completion: (() -> Void)?
  ) {
    present(viewController, animated: animated)
    completion?()
  }

  /// Dismisses a controller as `dismiss(animated:)` does, then calls `completion`.
  public func dismiss(animated: Bool, completion: (() -> Void)?) {
    dismiss(animated: animated)
    completion?()
  }

  /// Pushes a screen on the navigation controller of this screen, or presents it if there is no navigation controller.
  public func show(_ viewController: UIViewController, sender: Any?) {
    guard let navigationController else { return present(viewController, animated: true) }
    navigationController.pushViewController(viewController, animated: true)
  }

  /// Does nothing; an app calls it before this controller changes its parent.
  public func willMove(toParent parent: UIViewController?) {}

  /// Does nothing; an app calls it after this controller changed its parent.
  public func didMove(toParent parent: UIViewController?) {}
}

/// The styles in which a controller is presented over another; the stage draws all alike.
public enum UIModalPresentationStyle: Sendable {
  /// The default, full screen, a large sheet, a small sheet, or a layer that leaves the whole screen or one controller visible.
  case automatic, fullScreen, pageSheet, formSheet, overFullScreen, overCurrentContext
  /// A popover, a custom presentation, one that replaces only the presenting controller's view, or none.
  case popover, custom, currentContext, none
}

/// The animations with which a controller is presented; have no effect.
public enum UIModalTransitionStyle: Sendable {
  /// An animation from below, by flipping, by fading, or by turning the page.
  case coverVertical, flipHorizontal, crossDissolve, partialCurl
}
