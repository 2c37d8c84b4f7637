import Stage
import TraceRecording

/// Shows the page of the notification preferences.
@Role(.coordinator)
final class NotificationPreferencesCoordinator: Coordinator {
  private let navigationController: NavigationController

  init(navigationController: NavigationController) {
    self.navigationController = navigationController
  }

  func start() {
    let preferences = NotificationPreferencesViewController()
    navigationController.pushViewController(preferences, animated: true)
  }
}

/// Draws the notification preferences.
@Role(.view)
final class NotificationPreferencesViewController: ViewController {
  override func viewDidLoad() {
    super.viewDidLoad()
    title = "Notifications"
    view.addSubview(Label(text: "Weekly stats: on"))
  }
}
