import TraceRecording

/// What the Presenter may ask of the View.
@Traced(.playable)
protocol AboutViewProtocol: AnyObject {
  func showLines(_ lines: [String])
}

/// What the View may tell the Presenter.
@Traced(.playable)
protocol AboutPresenterProtocol: AnyObject {
  func viewDidLoad()
}

/// What the Presenter may ask of the Interactor.
@Traced(.playable)
protocol AboutInteractorProtocol: AnyObject {
  func line(at index: Int) -> String
}
