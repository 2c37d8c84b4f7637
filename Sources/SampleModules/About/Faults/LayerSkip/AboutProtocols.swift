import AboutShared
import TraceRecording

/// What the Presenter may ask of the View.
@Traced(.playable)
protocol AboutViewProtocol: AnyObject {
  func showLines(_ lines: [String])
}

/// What the Interactor asks of the View, past the Presenter.
@Traced(.playable)
protocol AboutVersionProtocol: AnyObject {
  func showVersion(_ version: String)
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
