import TraceRecording

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
