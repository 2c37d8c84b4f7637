import AboutShared
import TraceRecording

/// Formats the information about the app for the View.
@Role(.presenter)
final class AboutPresenter: AboutPresenterProtocol, AboutPresenterOutputProtocol {
  weak var view: AboutViewProtocol?
  var interactor: AboutInteractorProtocol?

  // MARK: - AboutPresenterProtocol

  func viewDidLoad() {
    interactor?.getAbout()
  }

  // MARK: - AboutPresenterOutputProtocol

  func didGetAbout(_ about: AboutEntity) {
    view?.showLines([about.name, about.summary, "Version \(about.version)"])
  }
}
