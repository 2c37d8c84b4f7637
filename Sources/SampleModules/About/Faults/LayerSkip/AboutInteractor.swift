import AboutShared
import TraceRecording

/// Has what there is to say, and puts the version on the screen itself.
@Role(.interactor)
final class AboutInteractor: AboutInteractorProtocol {
  weak var presenter: AboutPresenterOutputProtocol?
  weak var versionLabel: AboutVersionProtocol?

  func getAbout() {
    let about = AboutEntity()
    presenter?.didGetAbout(about)
    versionLabel?.showVersion("Version \(about.version)")
  }
}
