import Publishing
import Stage
import TraceRecording

/// Receives the end of the flow that edits the name.
@Doubled
protocol EditNameCoordinatorDelegate: AnyObject {
  func editNameCoordinatorDidFinish(_ coordinator: EditNameCoordinator)
}

/// Shows the page that edits the name, and has the name saved; independent of its parent.
@Role(.coordinator)
final class EditNameCoordinator: Coordinator {
  weak var delegate: EditNameCoordinatorDelegate?

  private let navigationController: NavigationController
  private var repository: any ProfileRepository
  private let userId: Int
  private var saving: Subscription?

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
    let presenter = EditNamePresenter(repository: repository, userId: userId)
    let editName = EditNameViewController(presenter: presenter)
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
    saving = repository.updateDisplayName(name, userId: userId).subscribe { _ in }
    close()
  }

  func editNameViewControllerDidCancel() {
    close()
  }

  func editNameViewControllerDidClose() {
    delegate?.editNameCoordinatorDidFinish(self)
  }
}
