import AboutShared
import TraceRecording

/// What the Presenter may ask of the View.
@Traced
protocol AboutViewProtocol: AnyObject {
  func showLoading()
  func showLines(_ lines: [String])
}

/// What the View may tell the Presenter.
@Traced
protocol AboutPresenterProtocol: AnyObject {
  func viewDidLoad()
}

/// What the Presenter may ask of the Interactor.
@Traced
protocol AboutInteractorProtocol: AnyObject {
  func getAbout()
}

/// What the Interactor answers the Presenter.
@Traced
protocol AboutPresenterOutputProtocol: AnyObject {
  func didGetAbout(_ about: AboutEntity)
}
