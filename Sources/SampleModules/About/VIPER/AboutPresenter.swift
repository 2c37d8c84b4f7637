import AboutShared
import TraceRecording

/// Makes what there is to say ready to be drawn.
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
