/// Owns one screen; made to be subclassed, shaped like UIKit's.
///
/// Properties with `@_disfavoredOverload` have a counterpart of the same name in StageKit, with StageKit's
/// types. A file that imports both modules uses StageKit's.
open class ViewController {
  /// The title in the bar.
  public var title: String?
  /// What is drawn below the bar, once somebody has asked for it or put it there.
  package var ownView: View?
  /// The stack of screens that this one is part of, itself or through its parent.
  package internal(set) weak var screenStack: (any ScreenStack)?
  /// What is drawn of the bar of this screen, below its view.
  package var barViews: [View] = []

  /// The controllers whose views stand inside this one's.
  @_disfavoredOverload public private(set) var children: [ViewController] = []
  /// The controller inside which this one stands.
  @_disfavoredOverload public private(set) weak var parent: ViewController?

  /// The controller that lies over this one, such as an alert.
  @_disfavoredOverload public private(set) var presentedViewController: ViewController?
  /// The controller over which this one lies.
  @_disfavoredOverload public private(set) weak var presentingViewController: ViewController?

  /// Whether it is being taken off the stack of screens, and will not come back.
  public internal(set) var isMovingFromParent = false

  var isViewLoaded = false
  var tasks: [Task<Void, Never>] = []

  /// Whether a person cannot swipe this controller away, so that `back` is refused.
  package var staysOpen = false
  /// What follows when a person has swiped this controller away, or `back` has dismissed it.
  package var didSwipeAway: (() -> Void)?

  /// What others keep with it, such as the buttons of its bar.
  package var attachments = Attachments()

  /// Makes a controller whose view has not been loaded yet.
  public init() {}

  /// Makes a controller without a nib, as there is none here.
  public init(nibName: Never?, bundle: Never?) {}

  /// Makes none: nothing here was ever archived.
  public init?<Archive>(coder: Archive) { return nil }

  /// Makes the view, where the first who asks for it does not find one; an empty one, if nothing else is written.
  open func loadView() {}

  /// Says, once, that the view was loaded: the moment to fill it and to ask for data.
  open func viewDidLoad() {}

  /// The moment before views are placed, which have no place here: nobody calls it.
  open func viewWillLayoutSubviews() {}

  /// The moment after views were placed, which have no place here: nobody calls it.
  open func viewDidLayoutSubviews() {}

  /// Memory has become short, which it never does here: nobody calls it.
  open func didReceiveMemoryWarning() {}

  /// The screen is about to be shown, for the first time or again.
  open func viewWillAppear(_ animated: Bool) {}

  /// The screen is shown, for the first time or again.
  open func viewDidAppear(_ animated: Bool) {}

  /// The screen is about to be left.
  open func viewWillDisappear(_ animated: Bool) {}

  /// The screen was left.
  open func viewDidDisappear(_ animated: Bool) {}
}

// MARK: - Views

extension ViewController {
  /// The stack of screens that this one is part of, itself or through its parent.
  @_disfavoredOverload public var navigationController: NavigationController? {
    screenStack as? NavigationController
  }

  /// What is drawn below the bar.
  @_disfavoredOverload public var view: View {
    get { madeView { View() } }
    set { ownView = newValue }
  }

  /// The view, which is made first where there is none.
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
  /// Takes in a controller; its view is still to be added.
  public func addChild(_ child: ViewController) {
    children.append(child)
    child.parent = self
    child.screenStack = screenStack
  }

  /// Leaves the controller inside which it stands; its view is still to be taken away.
  public func removeFromParent() {
    parent?.children.removeAll { $0 === self }
    parent = nil
  }

  /// This controller and all inside it.
  var family: [ViewController] { [self] + children.flatMap(\.family) }

  /// Joins or leaves a stack of screens.
  func move(to stack: (any ScreenStack)?) {
    for controller in family { controller.screenStack = stack }
  }
}

// MARK: - What lies over a screen

extension ViewController {
  /// Lays a controller over this one.
  public func present(_ viewController: ViewController, animated: Bool) {
    presentedViewController = viewController
    viewController.presentingViewController = self
  }

  /// Takes away what lies over this one; asked of that itself, it goes.
  public func dismiss(animated: Bool) {
    let presenting = presenters.first { $0.presentedViewController != nil }
    let below = presenting ?? controllerBelow
    below?.presentedViewController = nil
  }

  /// Dismisses this controller as a person does who swipes it away, and tells what waits for that.
  func swipeAway() {
    let sheet = sheet
    dismiss(animated: true)
    sheet?.didSwipeAway?()
  }

  /// The controller that lies over another: this one, or one around it; nil where none does.
  var sheet: ViewController? { presenters.first { $0.presentingViewController != nil } }

  /// The controller over which this one, or one around it, lies.
  package var controllerBelow: ViewController? {
    presenters.lazy.compactMap(\.presentingViewController).first
  }

  /// The controllers inside this one, under a name that the kits on the stage do not shadow.
  package var childControllers: [ViewController] { children }

  /// The controllers that present, or are presented, in the place of this one: itself and those around it.
  private var presenters: [ViewController] { [self] + enclosing }

  /// The controller that lies over this one, something in it, or something around it.
  package var controllerAbove: ViewController? {
    (family + enclosing).lazy.compactMap(\.presentedViewController).first
  }

  /// What lies over it, one over the other; of a stack of screens, the one on top.
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
