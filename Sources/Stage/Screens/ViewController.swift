import TraceRecording

/// A controller of a screen or of a part of a screen, with the methods of UIKit's `UIViewController`, made to be subclassed.
///
/// Properties with `@_disfavoredOverload` have a counterpart of the same name in StageKit, with StageKit's types. A file that
/// imports both modules uses StageKit's.
open class ViewController {
  /// The title of the screen in the navigation bar.
  open var title: String?
  /// The view of this controller; nil before the view is first accessed or set.
  package var ownView: View?
  /// The stack of screens that contains this controller or its parent; nil if there is none.
  package internal(set) weak var screenStack: (any ScreenStack)?
  /// The views in the bar of this screen, such as buttons, which the stage draws below the controller's view.
  package var barViews: [View] = []

  /// The child controllers, whose views are meant to be inside this controller's view.
  @_disfavoredOverload public private(set) var children: [ViewController] = []
  /// The controller of which this one is a child; nil if there is none.
  @_disfavoredOverload public private(set) weak var parent: ViewController?

  /// The controller presented over this one, such as an alert; nil if there is none.
  @_disfavoredOverload public private(set) var presentedViewController: ViewController?
  /// The controller over which this one is presented; nil if it is not presented.
  @_disfavoredOverload public private(set) weak var presentingViewController: ViewController?

  /// Whether this controller is being removed, or was removed, from its stack of screens or from the stage.
  public internal(set) var isMovingFromParent = false

  var isViewLoaded = false
  /// Whether a property that the last call of `updateProperties()` has read changed since, perhaps on another thread; nil if the
  /// next call is due anyway.
  var hasChangedProperty: Locked<Bool>?
  var tasks: [Task<Void, Never>] = []

  /// Whether a person cannot swipe this presented controller away, so that the action `back` is impossible.
  package var staysOpen = false
  /// The closure called after the action `back`, a swipe in UIKit, dismissed this controller.
  package var didSwipeAway: (() -> Void)?

  /// The name of the call by which the stage loads the screen, as recorded in the trace.
  package var loading: StaticString = "viewDidLoad()"

  /// Values that other parts of the program store with this controller, such as the buttons of its bar.
  package var attachments = Attachments()

  /// Creates a controller whose view is not loaded yet.
  public init() {}

  /// Creates a controller whose view is not loaded yet; nib and bundle are always nil.
  public init(nibName: Never?, bundle: Never?) {}

  /// Returns nil: controllers are never archived on a stage.
  public init?<Archive>(coder: Archive) { return nil }

  /// Creates the controller's view at its first access; subclasses override this method, and otherwise get an empty view.
  open func loadView() {}

  /// Called by the stage once, after the view was loaded, to fill the view and to ask for data.
  open func viewDidLoad() {}

  /// Called by the stage before the screen is drawn for the first time, and again after a change of an `@Observable` property that
  /// this method has read, or after `setNeedsUpdateProperties()`, to fill the views.
  ///
  /// While the screen is not visible the call waits until the screen appears again.
  open func updateProperties() {}

  /// Never called: the stage has no layout.
  open func viewWillLayoutSubviews() {}

  /// Never called: the stage has no layout.
  open func viewDidLayoutSubviews() {}

  /// Never called: the stage does not run short of memory.
  open func didReceiveMemoryWarning() {}

  /// Called by the stage each time before the screen is shown.
  open func viewWillAppear(_ animated: Bool) {}

  /// Called by the stage each time after the screen was shown.
  open func viewDidAppear(_ animated: Bool) {}

  /// Called by the stage each time before the screen is left.
  open func viewWillDisappear(_ animated: Bool) {}

  /// Called by the stage each time after the screen was left.
  open func viewDidDisappear(_ animated: Bool) {}

  /// The navigation controller that contains this controller or its parent; nil if there is none.
  @_disfavoredOverload public var navigationController: NavigationController? {
    screenStack as? NavigationController
  }

  /// The view of this controller, which is loaded at the first access.
  @_disfavoredOverload public var view: View {
    get { madeView { View() } }
    set { ownView = newValue }
  }

  /// Returns the controller's view; if there is none, calls `loadView()`, and if there is still none, creates it with `make`.
  package func madeView(_ make: () -> View) -> View {
    if ownView == nil { loadView() }
    let made = ownView ?? make()
    ownView = made
    return made
  }

  /// Adds a child controller; its view must be added to this controller's view separately.
  public func addChild(_ child: ViewController) {
    children.append(child)
    child.parent = self
    child.screenStack = screenStack
  }

  /// Removes this controller from its parent; its view must be removed separately.
  public func removeFromParent() {
    parent?.children.removeAll { $0 === self }
    parent = nil
  }

  var family: [ViewController] { [self] + children.flatMap(\.family) }

  func move(to stack: (any ScreenStack)?) {
    for controller in family { controller.screenStack = stack }
  }

  /// Presents a controller over this one, in the place of any controller presented by this one before.
  public func present(_ viewController: ViewController, animated: Bool) {
    presentedViewController = viewController
    viewController.presentingViewController = self
  }

  /// Dismisses the controller presented over this one, or else over the nearest container that has one.
  ///
  /// If there is none, dismisses this controller if it is presented, or else the nearest presented container; has no effect if none
  /// is presented.
  public func dismiss(animated: Bool) {
    let presenting = presenters.first { $0.presentedViewController != nil }
    let below = presenting ?? controllerBelow
    below?.presentedViewController = nil
  }

  /// Dismisses the presented controller that is or contains this one, as a person's swipe does, and calls its `didSwipeAway`.
  func swipeAway() {
    let sheet = sheet
    dismiss(animated: true)
    sheet?.didSwipeAway?()
  }

  /// This controller if it is presented, or else the nearest presented controller around it; nil if there is none.
  var sheet: ViewController? { presenters.first { $0.presentingViewController != nil } }

  /// The controller over which this one, or a controller around it, is presented; nil if there is none.
  package var controllerBelow: ViewController? { sheet?.presentingViewController }

  /// The child controllers, under a name that the module StageKit does not shadow.
  package var childControllers: [ViewController] { children }

  /// This controller and the controllers around it, which can present a controller, or be presented, in its place.
  private var presenters: [ViewController] { [self] + enclosing }

  /// The controller presented over this one, a descendant of it, or a controller around it; nil if there is none.
  package var controllerAbove: ViewController? {
    (family + enclosing).lazy.compactMap(\.presentedViewController).first
  }

  /// The controllers presented over this one, from bottom to top; a container is replaced by its visible screen.
  package var overlays: [ViewController] {
    var overlays: [ViewController] = []
    while let over = (overlays.last ?? self).controllerAbove?.first, !overlays.contains(over) {
      overlays.append(over)
    }
    return overlays
  }
}

extension ViewController: Hashable {
  /// Returns whether both are the same controller, as in UIKit.
  public static func == (one: ViewController, other: ViewController) -> Bool { one === other }

  /// Adds the identity of the controller to a hash.
  public func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(self)) }
}
