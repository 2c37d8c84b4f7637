@testable import RatesOriginal
@testable import RatesTraced

/// The app with the currency rates, as it was written or traced.
@MainActor protocol RatesProgram: AnyObject {
  associatedtype Screen: RatesProgramScreen
  associatedtype Presenter: RatesProgramPresenter
  var screen: Screen? { get }
  var presenter: Presenter? { get }
  init()
  func start() async
  func stop() -> [String]
}

@MainActor protocol RatesProgramScreen: AnyObject {
  func appear()
  func sum(_ codes: String...)
}

@MainActor protocol RatesProgramPresenter: AnyObject {
  var task: Task<Void, Never>? { get }
}

extension RatesOriginal.RatesApp: RatesProgram {}
extension RatesOriginal.RatesScreen: RatesProgramScreen {}
extension RatesOriginal.RatesPresenter: RatesProgramPresenter {}
extension RatesTraced.RatesApp: RatesProgram {}
extension RatesTraced.RatesScreen: RatesProgramScreen {}
extension RatesTraced.RatesPresenter: RatesProgramPresenter {}

extension RatesProgram {
  /// What the user does; each deed is waited for.
  func play(_ deed: Deed = { $2() }) async -> [String] {
    deed("open", screen) { screen?.appear() }
    await presenter?.task?.value
    deed("sum EUR KRW", screen) { screen?.sum("EUR", "KRW") }
    await presenter?.task?.value
    deed("sum EUR XYZ", screen) { screen?.sum("EUR", "XYZ") }
    await presenter?.task?.value
    return stop()
  }
}
