import AboutShared
import TraceRecording

/// Gets what there is to say, from the one Store that there is.
@Role(.interactor)
final class AboutInteractor: AboutInteractorProtocol {
  weak var presenter: AboutPresenterOutputProtocol?
  private var store: AboutStoreProtocol

  init() {
    store = AboutStore.shared
  }

  func getAbout() {
    presenter?.didGetAbout(store.loadAbout())
  }
}
