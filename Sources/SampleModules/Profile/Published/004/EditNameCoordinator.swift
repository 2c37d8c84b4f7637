import Publishing
import Stage
import TraceRecording

/// Leads to the page for the name and back, and writes the name; does not know who has asked.
@Role(.coordinator)
final class EditNameCoordinator: Coordinator {
  private let navigationController: NavigationController
  private var repository: any ProfileRepository
  private let userId: Int
  private let mainQueue: Queue
  private var saving: Subscription?

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
    let presenter = EditNamePresenter(repository: repository, userId: userId)
    let editName = EditNameViewController(presenter: presenter, mainQueue: mainQueue)
    editName.delegate = self
    navigationController.pushViewController(editName, animated: true)
  }

  private func close() {
    navigationController.popViewController(animated: true)
  }
}

// MARK: - EditNameViewControllerDelegate

extension EditNameCoordinator: EditNameViewControllerDelegate {
  func editNameViewControllerDidSave(_ name: String) {
    saving = repository.updateDisplayName(name, userId: userId).subscribe {}
    close()
  }

  func editNameViewControllerDidCancel() {
    close()
  }
}
