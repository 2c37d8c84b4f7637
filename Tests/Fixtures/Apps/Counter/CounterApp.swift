import FixtureKit
import Observation

/// A screen, which is a value.
@MainActor struct CounterScreen {
  let presenter: CounterPresenter
  let router: CounterRouter

  var body: String {
    router.path.last ?? (presenter.isBusy ? "…" : "count \(presenter.count)")
  }

  /// Shows what it reads, and again as soon as that changes.
  func render() {
    let text = withObservationTracking {
      body
    } onChange: {
      journal.shows("changes")
    }
    journal.shows(text)
  }
}

/// The app around the screen, and what its user does.
@MainActor final class CounterApp {
  private var screen: CounterScreen?

  static let fixture = Fixture("Counter") { user in await CounterApp().play(user) }

  private func play(_ user: User) async {
    start()
    user.does("open", on: nil) { screen?.presenter.appear() }
    screen?.render()
    user.does("press", on: nil) { screen?.presenter.press() }
    screen?.render()
    await screen?.presenter.task?.value
    screen?.render()
    user.does("history", on: nil) { screen?.presenter.showHistory() }
    screen?.render()
    screen = nil
  }

  private func start() {
    let router = CounterRouter()
    let presenter = CounterPresenter(interactor: CounterInteractor(), router: router)
    screen = CounterScreen(presenter: presenter, router: router)
    screen?.render()
  }
}
