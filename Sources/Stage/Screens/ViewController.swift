/// A controller of a screen, shaped like UIKit's and made to be subclassed.
///
/// Properties with `@_disfavoredOverload` have a counterpart of the same name in StageKit, with StageKit's
/// types. A file that imports both modules uses StageKit's.
open class ViewController {
  /// The title in the bar.
  public var title: String?
  /// The loaded view; nil before it is first accessed or set.
  package var ownView: View?
  /// The stack of screens that contains this controller or its parent.
  package internal(set) weak var screenStack: (any ScreenStack)?
  /// The views of the bar, drawn below the view.
  package var barViews: [View] = []

  /// The controllers whose views are inside this one's.
  @_disfavoredOverload public private(set) var children: [ViewController] = []
  /// The controller that contains this one.
  @_disfavoredOverload public private(set) weak var parent: ViewController?

  /// The controller presented over this one, such as an alert.
  @_disfavoredOverload public private(set) var presentedViewController: ViewController?
  /// The controller over which this one is presented.
  @_disfavoredOverload public private(set) weak var presentingViewController: ViewController?

  /// Whether the controller is being removed from its stack or from the stage.
  public internal(set) var isMovingFromParent = false

  var isViewLoaded = false
  var tasks: [Task<Void, Never>] = []

  /// Whether a person cannot swipe this controller away, so that `back` is refused.
  package var staysOpen = false
  /// Called after a person swiped this controller away, or `back` dismissed it.
  package var didSwipeAway: (() -> Void)?

  /// Values that other modules store with this controller, such as the buttons of its bar.
  package var attachments = Attachments()

  /// Creates a controller whose view is not loaded.
  public init() {}

  /// Creates a controller; nib and bundle are always nil.
  public init(nibName: Never?, bundle: Never?) {}

  /// Returns nil: nothing is ever archived here.
  public init?<Archive>(coder: Archive) { return nil }

  /// Creates the view when it is first accessed; an empty view is created by default.
  open func loadView() {}

  /// Called once after the view was loaded, to fill it and to ask for data.
  open func viewDidLoad() {}

  /// Never called: the stage has no layout.
  open func viewWillLayoutSubviews() {}

  /// Never called: the stage has no layout.
  open func viewDidLayoutSubviews() {}

  /// Never called: the stage does not run short of memory.
  open func didReceiveMemoryWarning() {}

  /// Called before the screen is shown, each time.
  open func viewWillAppear(_ animated: Bool) {}

  /// Called after the screen was shown, each time.
  open func viewDidAppear(_ animated: Bool) {}

  /// Called before the screen is left.
  open func viewWillDisappear(_ animated: Bool) {}

  /// Called after the screen was left.
  open func viewDidDisappear(_ animated: Bool) {}
}

// MARK: - Views

extension ViewController {
  /// The navigation controller that contains this controller or its parent; nil if there is none.
  @_disfavoredOverload public var navigationController: NavigationController? {
    screenStack as? NavigationController
  }

  /// The view drawn below the bar, loaded at the first access.
  @_disfavoredOverload public var view: View {
    get { madeView { View() } }
    set { ownView = newValue }
  }

  /// Returns the view; loads it, or creates it with `make`, if there is none.
  package func madeView<Kind: View>(_ make: () -> Kind) -> View {
    if ownView == nil { loadView() }
    if let ownView { return ownView }
    let made = make()
    ownView = made
    return made
  }
}

// MARK: - Containers

extension ViewController {
  /// Adds a child controller; its view must be added separately.
  public func addChild(_ child: ViewController) {
    children.append(child)
    child.parent = self
    child.screenStack = screenStack
  }

  /// Leaves the parent; the view must be removed separately.
  public func removeFromParent() {
    parent?.children.removeAll { $0 === self }
    parent = nil
  }

  var family: [ViewController] { [self] + children.flatMap(\.family) }

  /// Sets the stack of this controller and its descendants.
  func move(to stack: (any ScreenStack)?) {
    for controller in family { controller.screenStack = stack }
  }
}

// MARK: - Presented controllers

extension ViewController {
  /// Presents a controller over this one.
  public func present(_ viewController: ViewController, animated: Bool) {
    presentedViewController = viewController
    viewController.presentingViewController = self
  }

  /// Dismisses the controller presented over this one, or this one if it presents none.
  public func dismiss(animated: Bool) {
    let presenting = presenters.first { $0.presentedViewController != nil }
    let below = presenting ?? controllerBelow
    below?.presentedViewController = nil
  }

  /// Dismisses this controller as a person's swipe does, and calls `didSwipeAway`.
  func swipeAway() {
    let sheet = sheet
    dismiss(animated: true)
    sheet?.didSwipeAway?()
  }

  /// The controller that is presented over another: this one or one around it; nil if there is none.
  var sheet: ViewController? { presenters.first { $0.presentingViewController != nil } }

  /// The controller over which this one, or one around it, is presented.
  package var controllerBelow: ViewController? {
    presenters.lazy.compactMap(\.presentingViewController).first
  }

  /// The child controllers, under a name that StageKit does not shadow.
  package var childControllers: [ViewController] { children }

  /// The controllers that may present or be presented on behalf of this one: itself and those around it.
  private var presenters: [ViewController] { [self] + enclosing }

  /// The controller presented over this one, a descendant of it, or a controller around it.
  package var controllerAbove: ViewController? {
    (family + enclosing).lazy.compactMap(\.presentedViewController).first
  }

  /// The controllers presented over this one, from bottom to top; for a container, its visible screen.
  package var overlays: [ViewController] {
    var overlays: [ViewController] = []
    while let over = (overlays.last ?? self).controllerAbove?.first,
      !overlays.contains(where: { $0 === over })
    {
      overlays.append(over)
    }
    return overlays
  }
}
