import Publishing
import Stage
import TraceRecording

/// What the parent of the flow is; the flow has nothing to tell it.
protocol EditNameCoordinatorDelegate: AnyObject {}

/// Leads to the page for the name and back, and writes the name; does not know who has asked.
@Role(.coordinator)
final class EditNameCoordinator: Coordinator {
  @Unseen weak var delegate: EditNameCoordinatorDelegate?

  private let navigationController: NavigationController
  private var profileRepository: any ProfileRepository
  private let userId: String
  private let mainQueue: Queue
  private var saving: Subscription?

  init(
    navigationController: NavigationController,
    profileRepository: any ProfileRepository,
    userId: String,
    mainQueue: Queue
  ) {
    self.navigationController = navigationController
    self.profileRepository = profileRepository
    self.userId = userId
    self.mainQueue = mainQueue
  }

  func start() {
    let presenter = EditNamePresenter(repository: profileRepository, userId: userId)
    let editName = EditNameViewController(presenter: presenter, mainQueue: mainQueue)
    editName.delegate = self
    navigationController.pushViewController(editName, animated: true)
  }

  private func close() {
    navigationController.popViewController(animated: true)
  }
}

// MARK: - EditNameViewControllerDelegate

@Role extension EditNameCoordinator: EditNameViewControllerDelegate {
  func editNameViewControllerDidSave(_ name: String) {
    saving = profileRepository.updateDisplayName(name, userId: userId).subscribe {}
    close()
  }

  func editNameViewControllerDidCancel() {
    close()
  }
}
