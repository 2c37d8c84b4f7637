import Stage
import TraceRecording

/// The interface of the View for the Presenter.
@Doubled
protocol ToDoView: AnyObject {
  func showToDoItems(_ items: [ToDoItem])
}

/// The interface of the Presenter for the View; receives the View's events.
@Doubled
protocol ToDoPresentation: AnyObject {
  func viewDidLoad()
}

/// The interface of the Interactor for the Presenter.
@Doubled
protocol ToDoInteractorInput: AnyObject {
  func fetchToDoItems()
}

/// The output of the Interactor; the Presenter receives the results.
@Doubled
protocol ToDoInteractorOutput: AnyObject {
  func didFetchToDoItems(_ items: [ToDoItem])
}

/// Makes the module of the list.
protocol ToDoWireframe: AnyObject {
  static func createModule() -> ViewController
}
