import Stage
import TraceRecording

/// Makes the screen; nothing leads on from there.
@Role(.coordinator)
final class AboutCoordinator {
  func start() -> ViewController {
    AboutViewController(presenter: AboutPresenter())
  }
}
