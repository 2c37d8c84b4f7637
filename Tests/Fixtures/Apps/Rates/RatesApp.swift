/// The app around the module.
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
