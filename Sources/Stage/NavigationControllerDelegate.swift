/// Who is told which screen of a stack is shown.
public protocol NavigationControllerDelegate: AnyObject {
  /// A screen is shown, for the first time or again.
  func navigationController(
    _ navigationController: NavigationController,
    didShow viewController: ViewController,
    animated: Bool
  )
}
