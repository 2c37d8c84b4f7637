import AboutShared
import TraceRecording

/// Takes what there is to say out of the Interactor, and makes it ready to be drawn.
@Role(.presenter)
final class AboutPresenter: AboutPresenterProtocol {
  weak var view: AboutViewProtocol?
  var interactor: AboutInteractorProtocol?

  func viewDidLoad() {
    guard let about = interactor?.about else { return }
    view?.showLines([about.name, about.summary, "Version \(about.version)"])
  }
}
