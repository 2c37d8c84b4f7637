import Stage
import TraceRecording

/// Owns the dashboard of one person, and the flow that edits the name.
@Role(.coordinator)
final class ProfileCoordinator: Coordinator {
  private let navigationController: NavigationController
  private var repository: any ProfileRepository
  private let userId: Int
  private(set) var childCoordinators: [any Coordinator] = []

  init(
    navigationController: NavigationController,
    repository: any ProfileRepository,
    userId: Int
  ) {
    self.navigationController = navigationController
    self.repository = repository
    self.userId = userId
  }

  func start() {
    let presenter = ProfilePresenter(repository: repository, userId: userId)
    let profile = ProfileViewController(presenter: presenter)
    profile.delegate = self
    let dashboard = DashboardViewController(
      presenter: DashboardPresenter(repository: repository, userId: userId),
      profile: profile,
      widget: ProfileWidgetViewController(presenter: presenter)
    )
    navigationController.pushViewController(dashboard, animated: false)
  }

  func showEditName() {
    let child = EditNameCoordinator(
      navigationController: navigationController,
      repository: repository,
      userId: userId
    )
    child.delegate = self
    childCoordinators.append(child)
    child.start()
  }
}

// MARK: - ProfileViewControllerDelegate

@Role extension ProfileCoordinator: ProfileViewControllerDelegate {
  func profileViewControllerDidTapEditName() {
    showEditName()
  }
}

// MARK: - EditNameCoordinatorDelegate

@Role extension ProfileCoordinator: EditNameCoordinatorDelegate {
  func editNameCoordinatorDidFinish(_ coordinator: EditNameCoordinator) {
    childCoordinators.removeAll { $0 === coordinator }
  }
}
