import AboutShared
import TraceRecording

/// What the Presenter may ask of the View.
@Doubled
protocol AboutViewProtocol: AnyObject {
  func showLines(_ lines: [String])
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

/// What the Presenter may ask of the Router: nothing, since nothing leads on from here.
@Doubled
protocol AboutRouterProtocol: AnyObject {}
