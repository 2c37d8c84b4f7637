/// Owns one screen; made to be subclassed, shaped like UIKit's.
open class ViewController {
  /// The title in the bar.
  public var title: String?
  /// What is drawn below the bar.
  public let view = View()
  /// The stack of screens that this one is part of, itself or through its parent.
  public internal(set) weak var navigationController: NavigationController?

  /// The controllers whose views stand inside this one's.
  public private(set) var children: [ViewController] = []
  /// The controller inside which this one stands.
  public private(set) weak var parent: ViewController?

  /// The controller that lies over this one, such as an alert.
  public private(set) var presentedViewController: ViewController?
  /// The controller over which this one lies.
  public private(set) weak var presentingViewController: ViewController?

  /// Whether it is being taken off the stack of screens, and will not come back.
  public internal(set) var isMovingFromParent = false

  var isViewLoaded = false
  var tasks: [Task<Void, Never>] = []

  /// What others keep with it, such as the buttons of its bar.
  package var attachments = Attachments()

  /// Makes a controller whose view has not been loaded yet.
  public init() {}

  /// Says, once, that the view was loaded: the moment to fill it and to ask for data.
  open func viewDidLoad() {}

  /// The screen is about to be shown, for the first time or again.
  open func viewWillAppear(_ animated: Bool) {}

  /// The screen is shown, for the first time or again.
  open func viewDidAppear(_ animated: Bool) {}

  /// The screen is about to be left.
  open func viewWillDisappear(_ animated: Bool) {}

  /// The screen was left.
  open func viewDidDisappear(_ animated: Bool) {}
}

// MARK: - Containers

extension ViewController {
  /// Takes in a controller; its view is still to be added.
  public func addChild(_ child: ViewController) {
    children.append(child)
    child.parent = self
    child.navigationController = navigationController
  }

  /// This controller and all inside it.
  var family: [ViewController] { [self] + children.flatMap(\.family) }

  /// Joins or leaves a stack of screens.
  func move(to navigation: NavigationController?) {
    for controller in family { controller.navigationController = navigation }
  }
}

// MARK: - Alerts

extension ViewController {
  /// Lays a controller over this one.
  public func present(_ viewController: ViewController, animated: Bool) {
    presentedViewController = viewController
    viewController.presentingViewController = self
  }

  /// Takes away what lies over this one; asked of that itself, it goes.
  public func dismiss(animated: Bool) {
    guard presentedViewController != nil else {
      presentingViewController?.presentedViewController = nil
      return
    }
    presentedViewController = nil
  }
}
