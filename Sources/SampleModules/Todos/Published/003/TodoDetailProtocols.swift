import TraceRecording

/// The interface of the View for the Presenter.
@Doubled
protocol TodoDetailViewProtocol: AnyObject {
  func showToDo(_ todo: TodoItem)
}

/// The interface of the Presenter for the View; receives the View's events.
@Doubled
protocol TodoDetailPresenterProtocol: AnyObject {
  func viewDidLoad()
  func editTodo(title: String, content: String)
  func deleteTodo()
}

/// The interface of the Interactor for the Presenter.
@Doubled
protocol TodoDetailInteractorInputProtocol: AnyObject {
  var todoItem: TodoItem? { get }
  func deleteTodo()
  func editTodo(title: String, content: String)
}

/// The output of the Interactor; the Presenter receives the results.
@Doubled
protocol TodoDetailInteractorOutputProtocol: AnyObject {
  func didDeleteTodo()
  func didEditTodo(_ todo: TodoItem)
}

/// The interface of the Router for the Presenter.
@Doubled
protocol TodoDetailRouterProtocol: AnyObject {
  func navigateBackToListViewController(from view: TodoDetailViewProtocol)
}
