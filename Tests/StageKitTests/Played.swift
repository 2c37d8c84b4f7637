import Stage
import StageKit

/// Returns a stage after opening a screen and performing some actions.
func played(
  _ controller: @escaping @autoclosure () -> UIViewController,
  _ actions: Action...
) throws -> HeadlessStage {
  let stage = HeadlessStage(Variant(.mvc) { _ in controller() }, given: "ready")
  for action in [.open] + actions { try stage.perform(action) }
  return stage
}

/// Returns a screen with some views.
func screen(_ views: UIView...) -> UIViewController {
  let controller = UIViewController(nibName: nil, bundle: nil)
  for view in views { controller.view.addSubview(view) }
  return controller
}
