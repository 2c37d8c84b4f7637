import Stage
import TraceRecording

/// Makes the screen; nothing leads on from there.
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
