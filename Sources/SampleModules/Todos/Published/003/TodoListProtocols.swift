import TraceRecording

/// The interface of the View for the Presenter.
@Doubled
protocol TodoListViewProtocol: AnyObject {
  func showTodos(_ todos: [TodoItem])
  func showErrorMessage(_ message: String)
}

/// The interface of the Presenter for the View; receives the View's events.
@Doubled
protocol TodoListPresenterProtocol: AnyObject {
  func viewWillAppear()
  func showTodoDetail(_ todo: TodoItem)
  func addTodo(_ todo: TodoItem)
  func removeTodo(_ todo: TodoItem)
}

/// The interface of the Interactor for the Presenter.
@Doubled
protocol TodoListInteractorInputProtocol: AnyObject {
  func retrieveTodos()
  func saveTodo(_ todo: TodoItem)
  func deleteTodo(_ todo: TodoItem)
}

/// The output of the Interactor; the Presenter receives the results.
@Doubled
protocol TodoListInteractorOutputProtocol: AnyObject {
  func didAddTodo(_ todo: TodoItem)
  func didRemoveTodo(_ todo: TodoItem)
  func didRetrieveTodos(_ todos: [TodoItem])
  func onError(message: String)
}

/// The interface of the Router for the Presenter.
@Doubled
protocol TodoListRouterProtocol: AnyObject {
  func presentToDoDetailScreen(from view: TodoListViewProtocol, for todo: TodoItem)
}
