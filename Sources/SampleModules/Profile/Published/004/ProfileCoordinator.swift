import Stage
import TraceRecording

/// Owns the dashboard of one person, and the flow in which the name is edited.
@Role(.coordinator)
final class ProfileCoordinator: Coordinator {
  private let navigationController: NavigationController
  @Unseen private let repository: any ProfileRepository
  private let userId: Int
  private let mainQueue: Queue
  private(set) var childCoordinators: [any Coordinator] = []

  init(
    navigationController: NavigationController,
    repository: any ProfileRepository,
    userId: Int,
    mainQueue: Queue
  ) {
    self.navigationController = navigationController
    self.repository = repository
    self.userId = userId
    self.mainQueue = mainQueue
  }

  func start() {
    let presenter = ProfilePresenter(repository: repository, userId: userId)
    let profile = ProfileViewController(presenter: presenter, mainQueue: mainQueue)
    profile.delegate = self
    let dashboard = DashboardViewController(
      presenter: DashboardPresenter(repository: repository, userId: userId),
      mainQueue: mainQueue,
      profile: profile,
      widget: ProfileWidgetViewController(presenter: presenter, mainQueue: mainQueue)
    )
    navigationController.pushViewController(dashboard, animated: false)
  }

  func showEditName() {
    let child = EditNameCoordinator(
      navigationController: navigationController,
      repository: repository,
      userId: userId,
      mainQueue: mainQueue
    )
    childCoordinators.append(child)
    child.start()
  }
}

// MARK: - ProfileViewControllerDelegate

extension ProfileCoordinator: ProfileViewControllerDelegate {
  func profileViewControllerDidTapEditName() {
    showEditName()
  }
}
