import Dispatch
import FixtureKit

/// The app around the module, and what its user does; each queue is waited for.
@MainActor final class DownloadsApp {
  private var screen: DownloadsViewController?

  static let fixture = Fixture("Downloads", isOrdered: false) { user in DownloadsApp().play(user) }

  private func play(_ user: User) {
    start()
    user.does("press", on: screen) { screen?.press("song") }
    DownloadsQueues.work.sync {}
    DownloadsQueues.screen.sync {}
    lay()
    user.does("press", on: screen) { screen?.press("film") }
    DownloadsQueues.work.sync {}
    DownloadsQueues.screen.sync {}
    screen = nil
  }

  /// The system's own call, on the queue on which the View's reference was read last.
  private func lay() {
    nonisolated(unsafe) let screen = screen
    DownloadsQueues.screen.async { screen?.layoutSubviews() }
    DownloadsQueues.screen.sync {}
  }

  private func start() {
    let interactor = DownloadsInteractor(source: DownloadsSource())
    let presenter = DownloadsPresenter(interactor: interactor)
    let screen = DownloadsViewController()
    interactor.output = presenter
    presenter.view = screen
    screen.presenter = presenter
    self.screen = screen
  }
}
