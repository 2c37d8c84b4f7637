import FixtureKit

/// The app around the module, and what its user does; each deed is waited for.
@MainActor final class WeatherApp {
  private var screen: WeatherScreen?
  private weak var presenter: WeatherPresenter?

  static let fixture = Fixture("Weather", isOrdered: false) { user in
    let app = WeatherApp()
    await app.start()
    await app.play(user)
  }

  private func start() async {
    let interactor = WeatherInteractor(station: WeatherStation())
    let presenter = WeatherPresenter(interactor: interactor)
    let screen = WeatherScreen(presenter: presenter)
    presenter.view = screen
    await interactor.connect(presenter)
    self.presenter = presenter
    self.screen = screen
  }

  private func play(_ user: User) async {
    user.does("open", on: screen) { screen?.viewDidLoad() }
    await presenter?.task?.value
    user.does("refresh", on: screen) { screen?.pressRefresh() }
    await presenter?.task?.value
    screen = nil
  }
}
