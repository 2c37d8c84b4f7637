import AboutShared
import TraceRecording

/// Provides the information about the app.
@Role(.interactor)
final class AboutInteractor: AboutInteractorProtocol {
  weak var presenter: AboutPresenterOutputProtocol?

  func getAbout() {
    presenter?.didGetAbout(AboutEntity())
  }
}
