// Actors below, the main actor above, and tasks between them.

@MainActor protocol WeatherViewProtocol: AnyObject {
  func show(_ rows: [String])
  func showError(_ text: String)
  func showLoading(_ isLoading: Bool)
}

@MainActor protocol WeatherPresenterProtocol: AnyObject {
  func viewDidLoad()
  func didPressRefresh()
}

protocol WeatherInteractorProtocol: Sendable {
  func forecast(_ cities: [String]) async throws(WeatherError) -> [String]
  func follow() async -> AsyncStream<String>
}

@MainActor protocol WeatherInteractorOutput: AnyObject, Sendable {
  func didUpdate(_ city: String)
}

protocol WeatherStationProtocol: Sendable {
  func degrees(_ city: String) async throws(WeatherError) -> Int
}

/// Why there is no forecast.
enum WeatherError: Error, Equatable {
  case unknown(String)
}
