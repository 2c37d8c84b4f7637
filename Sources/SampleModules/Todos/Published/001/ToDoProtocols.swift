import Stage
import TraceRecording

/// What the Presenter may ask of the View.
@Doubled
protocol ToDoView: AnyObject {
  func showToDoItems(_ items: [ToDoItem])
}

/// What the View may tell the Presenter.
@Doubled
protocol ToDoPresentation: AnyObject {
  func viewDidLoad()
}

/// What the Presenter may ask of the Interactor.
@Doubled
protocol ToDoInteractorInput: AnyObject {
  func fetchToDoItems()
}

/// What the Interactor answers the Presenter.
@Doubled
protocol ToDoInteractorOutput: AnyObject {
  func didFetchToDoItems(_ items: [ToDoItem])
}

/// What makes the module.
protocol ToDoWireframe: AnyObject {
  static func createModule() -> ViewController
}
