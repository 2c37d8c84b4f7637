import FixtureKit

/// Two modules and their user.
final class RemindersApp {
  private let window = Window()

  /// The fixture.
  static let fixture = Fixture("Reminders") { user in RemindersApp().play(user) }

  @MainActor private func play(_ user: User) {
    start()
    let list = window.screens.first as? ReminderListViewController
    user.does("open", on: list) { list?.viewDidLoad() }
    user.does("press add", on: list) { list?.pressAdd() }
    do {
      let add = window.screens.last as? AddReminderViewController
      user.does("press save", on: add) { add?.pressSave("milk") }
    }
    user.does("press add", on: list) { list?.pressAdd() }
    do {
      let add = window.screens.last as? AddReminderViewController
      user.does("press cancel", on: add) { add?.pressCancel() }
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
