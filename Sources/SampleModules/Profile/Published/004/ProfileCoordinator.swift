import Stage
import TraceRecording

/// Owns the dashboard of one person, and the flow that edits the name.
@Role(.coordinator)
final class ProfileCoordinator: Coordinator {
  private let navigationController: NavigationController
  @Unseen private let profileRepository: any ProfileRepository
  @Unseen private let statsRepository: any StatsRepository
  private let userId: String
  private let mainQueue: Queue
  private var childCoordinators: [any Coordinator] = []

  init(
    navigationController: NavigationController,
    profileRepository: any ProfileRepository,
    statsRepository: any StatsRepository,
    userId: String,
    mainQueue: Queue
  ) {
    self.navigationController = navigationController
    self.profileRepository = profileRepository
    self.statsRepository = statsRepository
    self.userId = userId
    self.mainQueue = mainQueue
  }

  func start() {
    let presenter = ProfilePresenter(repository: profileRepository, userId: userId)
    let profile = ProfileViewController(presenter: presenter, mainQueue: mainQueue)
    profile.delegate = self
    let dashboard = DashboardViewController(
      presenter: DashboardPresenter(
        profileRepo: profileRepository,
        statsRepo: statsRepository,
        userId: userId
      ),
      mainQueue: mainQueue,
      profile: profile,
      widget: ProfileWidgetViewController(presenter: presenter, mainQueue: mainQueue)
    )
    navigationController.pushViewController(dashboard, animated: true)
  }

  func showEditName() {
    let coordinator = EditNameCoordinator(
      navigationController: navigationController,
      profileRepository: profileRepository,
      userId: userId,
      mainQueue: mainQueue
    )
    coordinator.delegate = self
    childCoordinators.append(coordinator)
    coordinator.start()
  }
}

// MARK: - EditNameCoordinatorDelegate

extension ProfileCoordinator: EditNameCoordinatorDelegate {}

// MARK: - ProfileViewControllerDelegate

@Role extension ProfileCoordinator: ProfileViewControllerDelegate {
  func profileViewControllerDidTapEditName() {
    showEditName()
  }
}
