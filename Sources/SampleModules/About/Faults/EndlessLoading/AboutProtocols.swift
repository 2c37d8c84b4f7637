import AboutShared
import TraceRecording

/// What the Presenter may ask of the View.
@Doubled
protocol AboutViewProtocol: AnyObject {
  func show(_ state: AboutViewState)
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
