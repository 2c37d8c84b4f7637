import TraceRecording

/// What the Presenter may ask of the View.
@Traced(.playable)
protocol EditNameViewInput: AnyObject {
  func showName(_ name: String)
}

/// What the View may tell the Presenter.
@Traced(.playable)
protocol EditNamePresentation: AnyObject {
  func viewDidLoad()
  func didTapSave(name: String)
  func didTapCancel()
}

/// What the Presenter may ask of the Router.
@Traced(.playable)
protocol EditNameWireframe: AnyObject {
  func close(_ view: EditNameViewInput)
}

/// What the module tells whoever has opened it.
@Traced(.playable)
protocol EditNameModuleOutput: AnyObject {
  func editNameDidSave(_ name: String)
}
