import AboutShared
import TraceRecording

/// What the Presenter may ask of the View.
@Doubled
protocol AboutViewProtocol: AnyObject {
  func showLines(_ lines: [String])
}

/// What the Interactor asks of the View, past the Presenter.
@Doubled
protocol AboutVersionProtocol: AnyObject {
  func showVersion(_ version: String)
}

/// What the View may tell the Presenter.
@Doubled
protocol AboutPresenterProtocol: AnyObject {
  func viewDidLoad()
}

/// What the Presenter may ask of the Interactor.
@Doubled
protocol AboutInteractorProtocol: AnyObject {
  func getAbout()
}

/// What the Interactor answers the Presenter.
@Doubled
protocol AboutPresenterOutputProtocol: AnyObject {
  func didGetAbout(_ about: AboutEntity)
}
