import Stage
import TraceRecording

/// Shows the page on which an account is deleted.
@Role(.coordinator)
final class AccountDeletionCoordinator: Coordinator {
  private let navigationController: NavigationController

  init(navigationController: NavigationController) {
    self.navigationController = navigationController
  }

  func start() {
    let deletion = AccountDeletionViewController()
    navigationController.pushViewController(deletion, animated: true)
  }
}

/// Draws the page that explains the deletion of the account.
@Role(.view)
final class AccountDeletionViewController: ViewController {
  override func viewDidLoad() {
    super.viewDidLoad()
    title = "Delete account"
    view.addSubview(Label(text: "Profile and stats are deleted with it."))
  }
}
