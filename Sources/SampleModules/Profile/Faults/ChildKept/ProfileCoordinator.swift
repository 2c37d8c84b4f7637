import Stage
import TraceRecording

/// Owns the dashboard of one person, and the flow in which the name is edited.
@Role(.coordinator)
final class ProfileCoordinator: Coordinator {
  @Unseen private let repository: any ProfileRepository
  private let userId: Int
  private var profilePresenter: ProfilePresenterProtocol
  private var dashboard: ViewController?
  private(set) var childCoordinators: [any Coordinator] = []

  init(repository: any ProfileRepository, userId: Int) {
    self.repository = repository
    self.userId = userId
    profilePresenter = ProfilePresenter(repository: repository, userId: userId)
  }

  func start() -> ViewController {
    let profile = ProfileViewController(presenter: profilePresenter)
    profile.delegate = self
    let dashboard = DashboardViewController(
      presenter: DashboardPresenter(repository: repository, userId: userId),
      profile: profile,
      widget: ProfileWidgetViewController(presenter: profilePresenter)
    )
    self.dashboard = dashboard
    return dashboard
  }

  func showEditName() {
    let child = EditNameCoordinator(name: profilePresenter.displayName)
    child.delegate = self
    childCoordinators.append(child)
    dashboard?.navigationController?.pushViewController(child.start(), animated: true)
  }
}

// MARK: - ProfileViewControllerDelegate

extension ProfileCoordinator: ProfileViewControllerDelegate {
  func profileViewControllerDidTapEditName() {
    showEditName()
  }
}

// MARK: - EditNameCoordinatorDelegate

extension ProfileCoordinator: EditNameCoordinatorDelegate {
  func editNameCoordinator(_ coordinator: EditNameCoordinator, didSave name: String) {
    profilePresenter.updateDisplayName(name)
  }

  func editNameCoordinatorDidFinish(_ coordinator: EditNameCoordinator) {}
}
