import AboutShared
import TraceRecording

/// What the Presenter may ask of the View.
@Traced(.playable)
protocol AboutViewProtocol: AnyObject {
  func show(_ state: AboutViewState)
}

/// What the View may tell the Presenter.
@Traced(.playable)
protocol AboutPresenterProtocol: AnyObject {
  func viewDidLoad()
}

/// What the Presenter may ask of the Interactor.
@Traced(.playable)
protocol AboutInteractorProtocol: AnyObject {
  func getAbout()
}

/// What the Interactor answers the Presenter.
@Traced(.playable)
protocol AboutPresenterOutputProtocol: AnyObject {
  func didGetAbout(_ about: AboutEntity)
}
