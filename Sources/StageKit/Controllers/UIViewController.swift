import Stage

/// A controller of one screen, made to be subclassed.
open class UIViewController: Stage.ViewController, StackMaking {
  /// The presentation style; decides only whether there is a sheet, since the stage draws one screen at a time.
  public var modalPresentationStyle = UIModalPresentationStyle.automatic
  /// The transition to the controller; has no effect.
  public var modalTransitionStyle = UIModalTransitionStyle.coverVertical
  /// Whether pushing the controller hides the tabs; has no effect, since the stage always draws the tabs.
  public var hidesBottomBarWhenPushed = false
  /// Whether presented controllers cover only this one; has no effect.
  public var definesPresentationContext = false

  /// Creates a controller whose view is not loaded.
  ///
  /// The stage has no nibs: both arguments are ignored.
  public init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) { super.init() }

  /// Creates a controller whose view is not loaded; nothing is read from the archive.
  public required init?(coder: NSCoder) { super.init() }

  /// Creates a controller whose view is not loaded.
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

// MARK: - The view

extension ViewController {
  /// The view drawn below the bar, loaded at the first access.
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

  /// Whether the view has been loaded.
  public var isViewLoaded: Bool { ownView != nil }

  /// The view; nil if it has not been loaded.
  public var viewIfLoaded: UIView? { isViewLoaded ? view : nil }

  /// Loads the view if it has not been loaded.
  public func loadViewIfNeeded() { _ = view }
}

// MARK: - Containers and presented controllers

extension ViewController {
  /// The navigation controller that contains this controller or its parent; nil if there is none.
  public var navigationController: UINavigationController? {
    screenStack as? UINavigationController
  }

  /// The nearest tab bar controller around this controller; nil if there is none.
  public var tabBarController: UITabBarController? {
    enclosing.lazy.compactMap { $0 as? UITabBarController }.first
  }

  /// The controllers whose views are inside this one's.
  public var children: [UIViewController] {
    childControllers.compactMap { $0 as? UIViewController }
  }

  /// The nearest controller around this one: its parent, else its stack of screens.
  public var parent: UIViewController? { enclosing.first as? UIViewController }

  /// The controller presented over this one, such as an alert.
  public var presentedViewController: UIViewController? { controllerAbove as? UIViewController }

  /// The controller over which this one, or one around it, is presented.
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

  /// Dismisses the controller presented over this one, or this one, then calls `completion`.
  public func dismiss(animated: Bool, completion: (() -> Void)?) {
    dismiss(animated: animated)
    completion?()
  }

  /// Pushes a screen on the stack of this controller, or presents it if there is no stack.
  public func show(_ viewController: UIViewController, sender: Any?) {
    guard let navigationController else { return present(viewController, animated: true) }
    navigationController.pushViewController(viewController, animated: true)
  }

  /// Does nothing; an app calls it before a controller changes its parent.
  public func willMove(toParent parent: UIViewController?) {}

  /// Does nothing; an app calls it after a controller changed its parent.
  public func didMove(toParent parent: UIViewController?) {}
}

/// The presentation styles.
public enum UIModalPresentationStyle: Sendable {
  /// Over the whole screen, or as a sheet.
  case automatic, fullScreen, pageSheet, formSheet, overFullScreen, overCurrentContext
  /// As a popover, custom, within the presenting controller, or not at all.
  case popover, custom, currentContext, none
}

/// The transitions to a presented controller.
public enum UIModalTransitionStyle: Sendable {
  /// From below, by flipping, by fading, or by turning the page.
  case coverVertical, flipHorizontal, crossDissolve, partialCurl
}
