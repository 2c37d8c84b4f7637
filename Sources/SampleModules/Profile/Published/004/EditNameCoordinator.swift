import Publishing
import Stage
import TraceRecording

/// The parent of the flow; the protocol is empty, since the flow reports nothing to its parent.
protocol EditNameCoordinatorDelegate: AnyObject {}

/// Shows the page that edits the name, and saves the name; independent of its parent.
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
