import TraceRecording

/// The interface of the Interactor for the Router.
@Doubled
protocol TodoDetailInteractable: AnyObject {
  func activate()
  func deactivate()
}

/// Activates and deactivates the Interactor; the detail has no children.
@Role(.router)
final class TodoDetailRouter: ViewableRouter {
  private var interactor: any TodoDetailInteractable

  init(interactor: any TodoDetailInteractable, viewController: any ViewControllable) {
    self.interactor = interactor
    super.init(viewControllable: viewController)
  }

  override func load() {
    interactor.activate()
  }

  override func unload() {
    interactor.deactivate()
  }
}
