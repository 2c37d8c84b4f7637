import AboutShared
import TraceRecording

/// Makes what there is to say ready to be drawn, and holds a Router that it has no use for.
@Role(.presenter)
final class AboutPresenter: AboutPresenterProtocol, AboutPresenterOutputProtocol {
  weak var view: AboutViewProtocol?
  var interactor: AboutInteractorProtocol?
  var router: AboutRouterProtocol?

  // MARK: - AboutPresenterProtocol

  func viewDidLoad() {
    interactor?.getAbout()
  }

  // MARK: - AboutPresenterOutputProtocol

  func didGetAbout(_ about: AboutEntity) {
    view?.showLines([about.name, about.summary, "Version \(about.version)"])
  }
}
