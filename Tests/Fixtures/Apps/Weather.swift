import FixtureKit
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

enum WeatherError: Error, Equatable {
  case unknown(String)
}

@Role(.view) @MainActor final class WeatherScreen: WeatherViewProtocol {
  private var presenter: any WeatherPresenterProtocol

  init(presenter: any WeatherPresenterProtocol) { self.presenter = presenter }

  func viewDidLoad() { presenter.viewDidLoad() }
  func pressRefresh() { presenter.didPressRefresh() }
  func show(_ rows: [String]) { journal.shows(rows.joined(separator: ", ")) }
  func showError(_ text: String) { journal.shows(text) }
  func showLoading(_ isLoading: Bool) { journal.shows(isLoading ? "loading" : "loaded") }
}

@Role(.presenter) @MainActor final class WeatherPresenter: WeatherPresenterProtocol {
  weak var view: (any WeatherViewProtocol)?
  private var interactor: any WeatherInteractorProtocol
  private(set) var task: Task<Void, Never>?
  private var cities = ["Oslo", "Nowhere"]

  init(interactor: any WeatherInteractorProtocol) { self.interactor = interactor }

  func viewDidLoad() { task = Task { [weak self] in await self?.load() } }

  func didPressRefresh() {
    cities = ["Oslo", "Rome"]
    task = Task { [weak self] in await self?.refresh() }
  }

  private func load() async {
    view?.showLoading(true)
    do throws(WeatherError) {
      view?.show(try await interactor.forecast(cities))
    } catch {
      view?.showError("\(error)")
    }
    view?.showLoading(false)
  }

  private func refresh() async {
    async let updates = interactor.follow()
    await load()
    for await update in await updates { view?.show([update]) }
  }
}

@Role extension WeatherPresenter: WeatherInteractorOutput {
  func didUpdate(_ city: String) { journal.shows("heard of \(city)") }
}

@Role(.interactor) actor WeatherInteractor: WeatherInteractorProtocol {
  private nonisolated var station: any WeatherStationProtocol
  private weak var output: (any WeatherInteractorOutput)?

  init(station: any WeatherStationProtocol) { self.station = station }

  func connect(_ output: any WeatherInteractorOutput) { self.output = output }

  func forecast(_ cities: [String]) async throws(WeatherError) -> [String] {
    let results = await withTaskGroup(of: Result<String, WeatherError>.self) { group in
      for city in cities { group.addTask { await self.row(of: city) } }
      var results: [Result<String, WeatherError>] = []
      for await result in group { results.append(result) }
      return results
    }
    await output?.didUpdate("\(results.count) cities")
    var rows: [String] = []
    for result in results { rows.append(try result.get()) }
    return rows.sorted()
  }

  func follow() -> AsyncStream<String> {
    AsyncStream { continuation in
      continuation.yield("Bergen 3")
      continuation.finish()
    }
  }

  private func row(of city: String) async -> Result<String, WeatherError> {
    do throws(WeatherError) {
      return .success("\(city) \(try await station.degrees(city))")
    } catch {
      return .failure(error)
    }
  }
}

@Role("Station", as: .store) actor WeatherStation: WeatherStationProtocol {
  private let known = ["Oslo": 5, "Rome": 20]

  func degrees(_ city: String) throws(WeatherError) -> Int {
    guard let degrees = known[city] else { throw .unknown(city) }
    return degrees
  }
}

/// The app around the module, and what its user does; each deed is waited for.
@MainActor final class WeatherApp {
  private var screen: WeatherScreen?
  private weak var presenter: WeatherPresenter?

  static let fixture = Fixture("Weather", isOrdered: false) {
    let app = WeatherApp()
    await app.start()
    await app.play()
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

  private func play() async {
    screen?.viewDidLoad()
    await presenter?.task?.value
    screen?.pressRefresh()
    await presenter?.task?.value
    screen = nil
  }
}
