/// A stack of screens; the last one is on the stage.
open class NavigationController: ViewController, ScreenStack {
  package var screens: [ViewController] = []
  package var isPlain: Bool { type(of: self) == NavigationController.self }

  /// The screens, the first at the bottom.
  public var viewControllers: [ViewController] {
    get { screens }
    set { replaceScreens(by: newValue) }
  }

  /// Makes a stack without a screen.
  public override init() { super.init() }

  /// Makes a stack of one screen.
  public convenience init(rootViewController: ViewController) {
    self.init()
    pushViewController(rootViewController, animated: false)
  }

  /// The screen on the stage.
  public var topViewController: ViewController? { screens.last }

  /// The screen on the stage, or what lies over it.
  public var visibleViewController: ViewController? {
    topViewController.map { $0.overlays.last ?? $0 }
  }

  /// Puts a screen on the stack; it is shown once the running code has returned.
  public func pushViewController(_ viewController: ViewController, animated: Bool) {
    push(viewController)
  }

  /// Takes the last screen off the stack, unless it is the only one.
  @discardableResult
  public func popViewController(animated: Bool) -> ViewController? {
    pop()
  }

  /// Takes all screens off the stack but the first.
  @discardableResult
  public func popToRootViewController(animated: Bool) -> [ViewController]? {
    popAll()
  }

  /// Puts other screens on the stack.
  public func setViewControllers(_ controllers: [ViewController], animated: Bool) {
    viewControllers = controllers
  }
}
