import AboutShared
import TraceRecording

/// Has what there is to say.
@Role(.interactor)
final class AboutInteractor: AboutInteractorProtocol {
  weak var presenter: AboutPresenterOutputProtocol?

  func getAbout() {
    presenter?.didGetAbout(AboutEntity())
  }
}
