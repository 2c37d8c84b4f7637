import AboutShared
import TraceRecording

/// Makes what there is to say ready to be drawn, if the version is one that it knows.
@Role(.presenter)
final class AboutPresenter: AboutPresenterProtocol, AboutPresenterOutputProtocol {
  weak var view: AboutViewProtocol?
  var interactor: AboutInteractorProtocol?

  // MARK: - AboutPresenterProtocol

  func viewDidLoad() {
    view?.show(.loading)
    interactor?.getAbout()
  }

  // MARK: - AboutPresenterOutputProtocol

  func didGetAbout(_ about: AboutEntity) {
    guard about.version.hasPrefix("2") else { return }
    view?.show(.lines([about.name, about.summary, "Version \(about.version)"]))
  }
}
