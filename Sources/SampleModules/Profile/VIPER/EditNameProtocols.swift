import TraceRecording

/// What the Presenter may ask of the View.
@Doubled
protocol EditNameViewInput: AnyObject {
  func showName(_ name: String)
}

/// What the View may tell the Presenter.
@Doubled
protocol EditNamePresentation: AnyObject {
  func viewDidLoad()
  func didTapSave(name: String)
  func didTapCancel()
}

/// What the Presenter may ask of the Router.
@Doubled
protocol EditNameWireframe: AnyObject {
  func close(_ view: EditNameViewInput)
}

/// What the module tells whoever has opened it.
@Doubled
protocol EditNameModuleOutput: AnyObject {
  func editNameDidSave(_ name: String)
}
