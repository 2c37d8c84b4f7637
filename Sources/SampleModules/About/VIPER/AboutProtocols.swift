import AboutShared
import TraceRecording

/// The interface of the View for the Presenter.
@Doubled
protocol AboutViewProtocol: AnyObject {
  func showLines(_ lines: [String])
}

/// The interface of the Presenter for the View; receives the View's events.
@Doubled
protocol AboutPresenterProtocol: AnyObject {
  func viewDidLoad()
}

/// The interface of the Interactor for the Presenter.
@Doubled
protocol AboutInteractorProtocol: AnyObject {
  func getAbout()
}

/// The output of the Interactor; the Presenter receives the results.
@Doubled
protocol AboutPresenterOutputProtocol: AnyObject {
  func didGetAbout(_ about: AboutEntity)
}
