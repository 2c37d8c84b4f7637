import TraceRecording

/// The interface of the View for the Presenter.
@Doubled
protocol EditNameViewInput: AnyObject {
  func showName(_ name: String)
}

/// The interface of the Presenter for the View; receives the View's events.
@Doubled
protocol EditNamePresentation: AnyObject {
  func viewDidLoad()
  func didTapSave(name: String)
  func didTapCancel()
}

/// The interface of the Router for the Presenter.
@Doubled
protocol EditNameWireframe: AnyObject {
  func close(_ view: EditNameViewInput)
}

/// The output of the module; the module that opened it receives the saved name.
@Doubled
protocol EditNameModuleOutput: AnyObject {
  func editNameDidSave(_ name: String)
}
