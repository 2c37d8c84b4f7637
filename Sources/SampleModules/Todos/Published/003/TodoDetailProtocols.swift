import TraceRecording

/// What the Presenter may ask of the View.
@Doubled
protocol TodoDetailViewProtocol: AnyObject {
  func showToDo(_ todo: TodoItem)
}

/// What the View may tell the Presenter.
@Doubled
protocol TodoDetailPresenterProtocol: AnyObject {
  func viewDidLoad()
  func editTodo(title: String, content: String)
  func deleteTodo()
}

/// What the Presenter may ask of the Interactor.
@Doubled
protocol TodoDetailInteractorInputProtocol: AnyObject {
  var todoItem: TodoItem? { get }
  func deleteTodo()
  func editTodo(title: String, content: String)
}

/// What the Interactor answers the Presenter.
@Doubled
protocol TodoDetailInteractorOutputProtocol: AnyObject {
  func didDeleteTodo()
  func didEditTodo(_ todo: TodoItem)
}

/// What the Presenter may ask of the Router.
@Doubled
protocol TodoDetailRouterProtocol: AnyObject {
  func navigateBackToListViewController(from view: TodoDetailViewProtocol)
}
