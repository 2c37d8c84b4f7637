import TraceRecording

@MainActor final class RatesApp {
  private(set) var screen: RatesScreen?
  private(set) var presenter: RatesPresenter?
  private(set) var interactor: RatesInteractor?
  private(set) var service: RateService?

  func start() async {
    let service = RateService(feed: TableFeed(["EUR": 1.5, "KRW": 0.25]))
    let interactor = RatesInteractor(source: service)
    let presenter = RatesPresenter(useCase: interactor)
    let screen = RatesScreen(presenter: presenter)
    presenter.view = screen
    await interactor.connect(to: presenter)
    self.screen = screen
    self.presenter = presenter
    self.interactor = interactor
    self.service = service
  }

  /// Closes the module, and tells what it has shown.
  func stop() -> [String] {
    defer {
      screen = nil
      presenter = nil
      interactor = nil
      service = nil
    }
    return screen?.shown ?? []
  }
}

protocol RateSource: Sendable {
  func rate(of code: String) async throws(RatesError) -> Rate
}

protocol RateFeed: Sendable {
  func quote(_ code: String, completion: @escaping @Sendable (Result<Double, RatesError>) -> Void)
}

/// Turns the feed's call-backs into something to wait for, and remembers what it was told.
@Role("Service", as: .repository) actor RateService: RateSource {
  private nonisolated var feed: any RateFeed
  private var known: [String: Rate] = [:]

  init(feed: any RateFeed) {
    self.feed = feed
  }

  func rate(of code: String) async throws(RatesError) -> Rate {
    if let rate = known[code] { return rate }
    let result = await withCheckedContinuation { continuation in
      feed.quote(code) { continuation.resume(returning: $0) }
    }
    let rate = Rate(code: code, value: try result.get())
    known[code] = rate
    return rate
  }
}

/// Answers from another task, as a library with call-backs does.
@Role("Feed", as: .store) final class TableFeed: RateFeed {
  private let values: [String: Double]

  init(_ values: [String: Double]) {
    self.values = values
  }

  func quote(_ code: String, completion: @escaping @Sendable (Result<Double, RatesError>) -> Void) {
    let result = values[code].map { Result.success($0) } ?? .failure(RatesError.unknown(code))
    Task.detached { completion(result) }
  }
}
