import FixtureKit
import TraceRecording

protocol AddReminderModuleInterface: AnyObject {
  func save(_ title: String)
  func cancel()
}

protocol AddReminderModuleDelegate: AnyObject {
  func addModuleDidSave()
  func addModuleDidCancel()
}

protocol ReminderStoring: AnyObject {
  func titles() -> [String]
  func add(_ title: String)
}

@Role(.store) final class ReminderStore: ReminderStoring {
  private var saved: [String] = []

  func titles() -> [String] { saved }
  func add(_ title: String) { saved.append(title) }
}

@Role(.view) final class AddReminderViewController: ViewController {
  @Seam var eventHandler: AddReminderModuleInterface?

  func pressSave(_ title: String) { eventHandler?.save(title) }
  func pressCancel() { eventHandler?.cancel() }
}

@Role(.interactor) final class AddReminderInteractor {
  private var store: any ReminderStoring

  init(store: any ReminderStoring) { self.store = store }

  func save(_ title: String) { store.add(title) }
}

@Role(.presenter) final class AddReminderPresenter: AddReminderModuleInterface {
  @Unseen var interactor: AddReminderInteractor?
  @Unseen weak var wireframe: AddReminderWireframe?
  weak var delegate: AddReminderModuleDelegate?

  func save(_ title: String) {
    interactor?.save(title)
    wireframe?.dismissAddInterface()
    delegate?.addModuleDidSave()
  }

  func cancel() {
    wireframe?.dismissAddInterface()
    delegate?.addModuleDidCancel()
  }
}

@Role("Wireframe", as: .router) final class AddReminderWireframe {
  var presenter: AddReminderPresenter?
  var window: Window?

  func presentAddInterface(over list: ReminderListViewController?) {
    let controller = AddReminderViewController()
    controller.eventHandler = presenter
    journal.says("over the list", window?.screens.last === list)
    window?.screens.append(controller)
  }

  func dismissAddInterface() { window?.screens.removeLast() }
}
