import AboutShared
import TraceRecording

/// Collects what there is to say.
@Role(.presenter)
final class AboutPresenter: AboutPresenterProtocol {
  weak var view: AboutViewProtocol?
  var interactor: AboutInteractorProtocol?

  func viewDidLoad() {
    guard let interactor else { return }
    view?.showLines((0..<3).map { interactor.line(at: $0) })
  }
}
