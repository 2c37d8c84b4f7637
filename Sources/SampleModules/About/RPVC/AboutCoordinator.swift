import Stage
import TraceRecording

/// Makes the screen; no navigation starts from there.
@Role(.coordinator)
final class AboutCoordinator {
  private let navigationController: NavigationController

  init(navigationController: NavigationController) {
    self.navigationController = navigationController
  }

  func start() {
    let about = AboutViewController(presenter: AboutPresenter())
    navigationController.pushViewController(about, animated: false)
  }
}
