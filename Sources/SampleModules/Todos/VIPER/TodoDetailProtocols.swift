import TodosShared
import TraceRecording

/// What the Presenter may ask of the View.
@Doubled
protocol TodoDetailView: AnyObject {
  func showTodo(_ todo: TodoPage)
  func showErrorMessage(_ message: String)
}

/// What the View may tell the Presenter.
@Doubled
protocol TodoDetailPresentation: AnyObject {
  func viewDidLoad()
  func editTodo(title: String, content: String)
  func deleteTodo()
}

/// What the Presenter may ask of the Interactor.
@Doubled
protocol TodoDetailInteractorInput: AnyObject {
  func retrieveTodo()
  func editTodo(title: String, content: String)
  func deleteTodo()
}

/// What the Interactor answers the Presenter.
@Doubled
protocol TodoDetailInteractorOutput: AnyObject {
  func didRetrieveTodo(_ todo: TodoItem)
  func didEditTodo(_ todo: TodoItem)
  func didDeleteTodo(_ todo: TodoItem)
  func onError(_ error: TodoError)
}

/// What the Presenter may ask of the Router.
@Doubled
protocol TodoDetailWireframe: AnyObject {
  func navigateBack(from view: any TodoDetailView)
}

/// What the module tells whoever opened it.
@Doubled
protocol TodoDetailModuleOutput: AnyObject {
  func didEdit(_ todo: TodoItem)
  func didDelete(_ todo: TodoItem)
}
