import Stage
import TraceRecording

/// Owns the settings flow and its child flows: profile, preferences and account deletion.
@Role(.coordinator)
final class SettingsCoordinator: Coordinator {
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
    let settings = SettingsViewController()
    settings.delegate = self
    navigationController.pushViewController(settings, animated: false)
  }

  private func start(_ coordinator: any Coordinator) {
    childCoordinators.append(coordinator)
    coordinator.start()
  }
}

// MARK: - SettingsViewControllerDelegate

@Role extension SettingsCoordinator: SettingsViewControllerDelegate {
  func settingsViewControllerDidTapProfile() {
    start(
      ProfileCoordinator(
        navigationController: navigationController,
        profileRepository: profileRepository,
        statsRepository: statsRepository,
        userId: userId,
        mainQueue: mainQueue
      )
    )
  }

  func settingsViewControllerDidTapNotifications() {
    start(NotificationPreferencesCoordinator(navigationController: navigationController))
  }

  func settingsViewControllerDidTapDeleteAccount() {
    start(AccountDeletionCoordinator(navigationController: navigationController))
  }
}
