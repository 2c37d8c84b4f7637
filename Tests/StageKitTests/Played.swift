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

/// A page that logs when it appears and disappears.
class Page: UIViewController {
  let log: Log
  final class Log { var lines: [String] = [] }

  init(_ title: String, _ log: Log) {
    self.log = log
    super.init(nibName: nil, bundle: nil)
    self.title = title
  }

  required init?(coder: NSCoder) { fatalError("init(coder:) has not been implemented") }

  override func viewWillAppear(_ animated: Bool) { log.lines.append("\(title ?? "") appears") }
  override func viewDidDisappear(_ animated: Bool) { log.lines.append("\(title ?? "") goes") }
}
