import TraceRecording

/// What the Presenter may ask of the View.
@Traced
protocol TodoDetailViewProtocol: AnyObject {
  func showToDo(_ todo: TodoItem)
}

/// What the View may tell the Presenter.
@Traced
protocol TodoDetailPresenterProtocol: AnyObject {
  func viewDidLoad()
  func editTodo(title: String, content: String)
  func deleteTodo()
}

/// What the Presenter may ask of the Interactor.
@Traced
protocol TodoDetailInteractorInputProtocol: AnyObject {
  var todoItem: TodoItem? { get }
  func deleteTodo()
  func editTodo(title: String, content: String)
}

/// What the Interactor answers the Presenter.
@Traced
protocol TodoDetailInteractorOutputProtocol: AnyObject {
  func didDeleteTodo()
  func didEditTodo(_ todo: TodoItem)
}

/// What the Presenter may ask of the Router.
@Traced
protocol TodoDetailRouterProtocol: AnyObject {
  func navigateBackToListViewController(from view: TodoDetailViewProtocol)
}
