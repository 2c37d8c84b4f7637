import TodosShared
import TraceRecording

/// The interface of the View for the Presenter.
@Doubled
protocol TodoDetailView: AnyObject {
  func showTodo(_ todo: TodoPage)
  func showErrorMessage(_ message: String)
}

/// The interface of the Presenter for the View; receives the View's events.
@Doubled
protocol TodoDetailPresentation: AnyObject {
  func viewDidLoad()
  func editTodo(title: String, content: String)
  func deleteTodo()
}

/// The interface of the Interactor for the Presenter.
@Doubled
protocol TodoDetailInteractorInput: AnyObject {
  func retrieveTodo()
  func editTodo(title: String, content: String)
  func deleteTodo()
}

/// The output of the Interactor; the Presenter receives the results.
@Doubled
protocol TodoDetailInteractorOutput: AnyObject {
  func didRetrieveTodo(_ todo: TodoItem)
  func didEditTodo(_ todo: TodoItem)
  func didDeleteTodo(_ todo: TodoItem)
  func onError(_ error: TodoError)
}

/// The interface of the Router for the Presenter.
@Doubled
protocol TodoDetailWireframe: AnyObject {
  func navigateBack(from view: any TodoDetailView)
}

/// The output of the module; receives the edit or the deletion of the to-do.
@Doubled
protocol TodoDetailModuleOutput: AnyObject {
  func didEdit(_ todo: TodoItem)
  func didDelete(_ todo: TodoItem)
}
