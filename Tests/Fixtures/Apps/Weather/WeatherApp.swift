import FixtureKit
import TraceRecording

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

// Actors below, the main actor above, and tasks between them.

@Doubled @MainActor protocol WeatherViewProtocol: AnyObject {
  func show(_ rows: [String])
  func showError(_ text: String)
  func showLoading(_ isLoading: Bool)
}

@Doubled @MainActor protocol WeatherPresenterProtocol: AnyObject {
  func viewDidLoad()
  func didPressRefresh()
}

@Doubled protocol WeatherInteractorProtocol: Sendable {
  func forecast(_ cities: [String]) async throws(WeatherError) -> [String]
  func follow() async -> AsyncStream<String>
}

@Doubled @MainActor protocol WeatherInteractorOutput: AnyObject, Sendable {
  func didUpdate(_ city: String)
}

@Doubled protocol WeatherStationProtocol: Sendable {
  func degrees(_ city: String) async throws(WeatherError) -> Int
}

/// Why there is no forecast.
enum WeatherError: Error, Equatable {
  case unknown(String)
}
