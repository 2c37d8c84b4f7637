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
  deinit { journal.gone(self) }

  func titles() -> [String] {
    journal.called(self, #function)
    return saved
  }

  func add(_ title: String) {
    journal.called(self, #function)
    saved.append(title)
  }
}

@Role(.view) final class AddReminderViewController: ViewController {
  @Seam var eventHandler: AddReminderModuleInterface?
  deinit { journal.gone(self) }

  func pressSave(_ title: String) { eventHandler?.save(title) }
  func pressCancel() { eventHandler?.cancel() }
}

@Role(.interactor) final class AddReminderInteractor {
  private var store: any ReminderStoring
  deinit { journal.gone(self) }

  init(store: any ReminderStoring) { self.store = store }

  func save(_ title: String) {
    journal.called(self, #function)
    store.add(title)
  }
}

@Role(.presenter) final class AddReminderPresenter: AddReminderModuleInterface {
  @Unseen var interactor: AddReminderInteractor?
  @Unseen weak var wireframe: AddReminderWireframe?
  weak var delegate: AddReminderModuleDelegate?
  deinit { journal.gone(self) }

  func save(_ title: String) {
    journal.called(self, #function)
    interactor?.save(title)
    wireframe?.dismissAddInterface()
    delegate?.addModuleDidSave()
  }

  func cancel() {
    journal.called(self, #function)
    wireframe?.dismissAddInterface()
    delegate?.addModuleDidCancel()
  }
}

@Role("Wireframe", as: .router) final class AddReminderWireframe {
  var presenter: AddReminderPresenter?
  var window: Window?
  deinit { journal.gone(self) }

  func presentAddInterface(over list: ReminderListViewController?) {
    journal.called(self, #function)
    let controller = AddReminderViewController()
    controller.eventHandler = presenter
    journal.says("over the list", window?.screens.last === list)
    window?.screens.append(controller)
  }

  func dismissAddInterface() {
    journal.called(self, #function)
    window?.screens.removeLast()
  }
}
