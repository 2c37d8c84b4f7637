import TodosShared
import TraceRecording

/// What the Presenter may ask of the View.
@Traced(.playable)
protocol TodoDetailView: AnyObject {
  func showTodo(_ todo: TodoPage)
  func showErrorMessage(_ message: String)
}

/// What the View may tell the Presenter.
@Traced(.playable)
protocol TodoDetailPresentation: AnyObject {
  func viewDidLoad()
  func editTodo(title: String, content: String)
  func deleteTodo()
}

/// What the Presenter may ask of the Interactor.
@Traced(.playable)
protocol TodoDetailInteractorInput: AnyObject {
  func retrieveTodo()
  func editTodo(title: String, content: String)
  func deleteTodo()
}

/// What the Interactor answers the Presenter.
@Traced(.playable)
protocol TodoDetailInteractorOutput: AnyObject {
  func didRetrieveTodo(_ todo: TodoItem)
  func didEditTodo(_ todo: TodoItem)
  func didDeleteTodo(_ todo: TodoItem)
  func onError(_ error: TodoError)
}

/// What the Presenter may ask of the Router.
@Traced(.playable)
protocol TodoDetailWireframe: AnyObject {
  func navigateBack(from view: any TodoDetailView)
}

/// What the module tells whoever opened it.
@Traced(.playable)
protocol TodoDetailModuleOutput: AnyObject {
  func didEdit(_ todo: TodoItem)
  func didDelete(_ todo: TodoItem)
}
