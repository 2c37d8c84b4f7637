/// A stack of screens; the last one is on the stage.
public final class NavigationController {
  /// The screens, the first at the bottom.
  public private(set) var viewControllers: [ViewController]
  /// Who is told which screen is shown.
  public weak var delegate: (any NavigationControllerDelegate)?

  let executor = StageExecutor()

  /// Makes a stack of one screen.
  public init(rootViewController: ViewController) {
    viewControllers = [rootViewController]
    rootViewController.move(to: self)
  }

  /// The screen on the stage.
  public var topViewController: ViewController? { viewControllers.last }

  /// The screen on the stage, or what lies over it.
  public var visibleViewController: ViewController? {
    var visible = topViewController
    while let over = visible?.presentedViewController { visible = over }
    return visible
  }

  /// Puts a screen on the stack; it is shown once the running code has returned.
  public func pushViewController(_ viewController: ViewController, animated: Bool) {
    viewControllers.append(viewController)
    viewController.move(to: self)
  }

  /// Takes the last screen off the stack, unless it is the only one.
  @discardableResult
  public func popViewController(animated: Bool) -> ViewController? {
    guard viewControllers.count > 1 else { return nil }
    let last = viewControllers.removeLast()
    last.isMovingFromParent = true
    return last
  }

  /// Takes all screens off the stack that lie above one of it.
  @discardableResult
  public func popToViewController(
    _ viewController: ViewController,
    animated: Bool
  ) -> [ViewController] {
    guard let place = viewControllers.firstIndex(where: { $0 === viewController }) else {
      return []
    }
    let popped = Array(viewControllers[(place + 1)...])
    for controller in popped { controller.isMovingFromParent = true }
    viewControllers.removeSubrange((place + 1)...)
    return popped
  }
}
