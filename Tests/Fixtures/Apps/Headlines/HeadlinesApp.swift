import FixtureKit

/// The app around the module, and what its user does.
@MainActor final class HeadlinesApp {
  private let window = Window()
  private var screen: HeadlinesViewController? {
    window.screens.first as? HeadlinesViewController
  }

  static let fixture = Fixture("Headlines") { user in HeadlinesApp().play(user) }

  private func play(_ user: User) {
    start()
    user.does("open", on: screen) { screen?.viewDidLoad() }
    user.does("refresh", on: screen) { screen?.pressRefresh() }
    user.does("refresh", on: screen) { screen?.pressRefresh() }
    window.screens = []
  }

  private func start() {
    let screen = HeadlinesViewController()
    let presenter = HeadlinesPresenter(repository: HeadlinesRepository())
    presenter.view = screen
    screen.presenter = presenter
    window.screens = [screen]
  }
}
