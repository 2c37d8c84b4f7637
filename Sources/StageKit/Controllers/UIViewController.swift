import Stage

/// Owns one screen; made to be subclassed.
public typealias UIViewController = Stage.ViewController

extension UIViewController {
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

  /// What is written in its place names no nib.
  @available(
    *,
    unavailable,
    message:
      "The stage has no nibs: super.init(nibName: nil, bundle: nil), with views made in Swift"
  )
  public convenience init(nibName: String?, bundle: Bundle?) { self.init() }
}

// MARK: - What lies over it

extension UIViewController {
  /// Lays a controller over this one, then does something.
  public func present(
    _ viewController: UIViewController,
    animated: Bool,
    completion: (() -> Void)?
  ) {
    present(viewController, animated: animated)
    completion?()
  }

  /// Takes away what lies over this one, or this one itself, then does something.
  public func dismiss(animated: Bool, completion: (() -> Void)?) {
    dismiss(animated: animated)
    completion?()
  }

  /// Puts a screen on the stack that this one is part of; lays it over this one where there is none.
  public func show(_ viewController: UIViewController, sender: Any?) {
    guard let navigationController else { return present(viewController, animated: true) }
    navigationController.pushViewController(viewController, animated: true)
  }

  /// Nothing is done before a controller is taken in or let go.
  public func willMove(toParent parent: UIViewController?) {}

  /// Nothing is done after a controller was taken in or let go.
  public func didMove(toParent parent: UIViewController?) {}
}

// MARK: - How it comes, which makes no difference

/// How a controller lies over another.
public enum UIModalPresentationStyle: Sendable {
  /// Over all of it, or a part.
  case automatic, fullScreen, pageSheet, formSheet, overFullScreen, overCurrentContext, popover
}

/// How a controller comes over another.
public enum UIModalTransitionStyle: Sendable {
  /// From below, turning, out of sight.
  case coverVertical, flipHorizontal, crossDissolve
}

extension UIViewController {
  /// How it lies over another; kept nowhere.
  public var modalPresentationStyle: UIModalPresentationStyle {
    get { .automatic }
    set {}
  }

  /// How it comes over another; kept nowhere.
  public var modalTransitionStyle: UIModalTransitionStyle {
    get { .coverVertical }
    set {}
  }

  /// Whether the bar below goes when it comes; kept nowhere.
  public var hidesBottomBarWhenPushed: Bool {
    get { false }
    set {}
  }

  /// Whether what it presents lies over it alone; kept nowhere.
  public var definesPresentationContext: Bool {
    get { false }
    set {}
  }
}
