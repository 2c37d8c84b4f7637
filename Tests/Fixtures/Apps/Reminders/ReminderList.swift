import FixtureKit
import TraceRecording

// The school of objc.io: a Presenter holds a concrete Wireframe, a module has an interface and tells its delegate.

protocol ReminderListModuleInterface: AnyObject {
  func updateView()
  func addReminder()
}

protocol ReminderListViewInterface: AnyObject {
  func showNothing()
  func show(_ titles: [String])
}

protocol ReminderListInteractorInput: AnyObject {
  func findReminders()
}

protocol ReminderListInteractorOutput: AnyObject {
  func found(_ titles: [String])
}

@Role(.view) final class ReminderListViewController: ViewController, ReminderListViewInterface {
  var eventHandler: ReminderListModuleInterface?

  override func viewDidLoad() { eventHandler?.updateView() }
  func pressAdd() { eventHandler?.addReminder() }
  func showNothing() { journal.shows("nothing") }
  func show(_ titles: [String]) { journal.shows(titles.joined(separator: ", ")) }
}

@Role(.presenter) final class ReminderListPresenter: ReminderListModuleInterface {
  var interactor: ReminderListInteractorInput?
  @Unseen var wireframe: ReminderListWireframe?
  weak var userInterface: ReminderListViewInterface?

  func updateView() { interactor?.findReminders() }
  func addReminder() { wireframe?.presentAddInterface() }
}

@Role extension ReminderListPresenter: ReminderListInteractorOutput {
  func found(_ titles: [String]) {
    if titles.isEmpty { userInterface?.showNothing() } else { userInterface?.show(titles) }
  }
}

@Role extension ReminderListPresenter: AddReminderModuleDelegate {
  func addModuleDidSave() { interactor?.findReminders() }
  func addModuleDidCancel() {}
}

@Role(.interactor) final class ReminderListInteractor: ReminderListInteractorInput {
  weak var output: ReminderListInteractorOutput?
  private(set) var store: any ReminderStoring

  init(store: any ReminderStoring) { self.store = store }

  func findReminders() { output?.found(store.titles()) }
}

@Role("Wireframe", as: .router) final class ReminderListWireframe {
  var addWireframe: AddReminderWireframe?
  weak var presenter: ReminderListPresenter?
  weak var controller: ReminderListViewController?

  func presentListInterface(in window: Window) {
    let controller = ReminderListViewController()
    controller.eventHandler = presenter
    presenter?.userInterface = controller
    self.controller = controller
    addWireframe?.window = window
    window.screens = [controller]
  }

  func presentAddInterface() {
    journal.says("the list is a ViewController", (controller as Any) is ViewController)
    addWireframe?.presentAddInterface(over: controller)
  }
}

final class RemindersApp {
  private let window = Window()

  static let fixture = Fixture("Reminders") { RemindersApp().play() }

  private func play() {
    start()
    let list = window.screens.first as? ReminderListViewController
    list?.viewDidLoad()
    list?.pressAdd()
    do {
      let add = window.screens.last as? AddReminderViewController
      add?.pressSave("milk")
    }
    list?.pressAdd()
    do {
      let add = window.screens.last as? AddReminderViewController
      add?.pressCancel()
    }
    window.screens = []
  }

  private func start() {
    let store = ReminderStore()
    let wireframe = ReminderListWireframe()
    wireframe.addWireframe = addWireframe(store)
    let presenter = ReminderListPresenter()
    let interactor = ReminderListInteractor(store: store)
    interactor.output = presenter
    presenter.interactor = interactor
    presenter.wireframe = wireframe
    wireframe.presenter = presenter
    wireframe.addWireframe?.presenter?.delegate = presenter
    wireframe.presentListInterface(in: window)
  }

  private func addWireframe(_ store: ReminderStore) -> AddReminderWireframe {
    let wireframe = AddReminderWireframe()
    let presenter = AddReminderPresenter()
    presenter.interactor = AddReminderInteractor(store: store)
    presenter.wireframe = wireframe
    wireframe.presenter = presenter
    return wireframe
  }
}
