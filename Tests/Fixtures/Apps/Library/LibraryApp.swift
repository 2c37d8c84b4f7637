import FixtureKit

/// The app around the module, and what its user does.
@MainActor final class LibraryApp {
  private let window = Window()
  private var screen: LibraryViewController? { window.screens.first as? LibraryViewController }

  static let fixture = Fixture("Library") { user in LibraryApp().play(user) }

  private func play(_ user: User) {
    start()
    user.does("open", on: screen) { screen?.viewDidLoad() }
    user.does("tap 2", on: screen) { screen?.tapRow(1) }
    user.does("list", on: screen) { screen?.pressList() }
    screen?.presenter?.view = nil
    window.screens = []
  }

  private func start() {
    let container = LibraryContainer()
    container.register((any LibraryInput).self, LibraryInteractor())
    let screen = LibraryViewController()
    let list = LibraryListController<String>()
    let presenter = LibraryPresenter(container)
    screen.presenter = presenter
    presenter.view = screen
    presenter.shelf.view = screen
    presenter.list = list
    presenter.observers = [LibraryBadge(), LibraryBadge()]
    window.screens = [screen, list]
  }
}
