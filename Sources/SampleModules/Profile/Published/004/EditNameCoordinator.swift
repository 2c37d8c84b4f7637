import Stage
import TraceRecording

/// Who is told what comes of editing the name.
@Traced
protocol EditNameCoordinatorDelegate: AnyObject {
  func editNameCoordinator(_ coordinator: EditNameCoordinator, didSave name: String)
}

/// Leads to the page for the name and back; knows the name, and not who has asked.
@Role(.coordinator)
final class EditNameCoordinator: Coordinator {
  weak var delegate: EditNameCoordinatorDelegate?

  private let name: String
  private weak var viewController: ViewController?

  init(name: String) {
    self.name = name
  }

  func start() -> ViewController {
    let editName = EditNameViewController(name: name)
    editName.delegate = self
    viewController = editName
    return editName
  }

  private func close() {
    viewController?.navigationController?.popViewController(animated: true)
  }
}

// MARK: - EditNameViewControllerDelegate

extension EditNameCoordinator: EditNameViewControllerDelegate {
  func editNameViewControllerDidSave(_ name: String) {
    delegate?.editNameCoordinator(self, didSave: name)
    close()
  }

  func editNameViewControllerDidCancel() {
    close()
  }
}
