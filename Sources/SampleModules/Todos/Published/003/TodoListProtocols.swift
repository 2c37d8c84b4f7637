import TraceRecording

/// What the Presenter may ask of the View.
@Doubled
protocol TodoListViewProtocol: AnyObject {
  func showTodos(_ todos: [TodoItem])
  func showErrorMessage(_ message: String)
}

/// What the View may tell the Presenter.
@Doubled
protocol TodoListPresenterProtocol: AnyObject {
  func viewWillAppear()
  func showTodoDetail(_ todo: TodoItem)
  func addTodo(_ todo: TodoItem)
  func removeTodo(_ todo: TodoItem)
}

/// What the Presenter may ask of the Interactor.
@Doubled
protocol TodoListInteractorInputProtocol: AnyObject {
  func retrieveTodos()
  func saveTodo(_ todo: TodoItem)
  func deleteTodo(_ todo: TodoItem)
}

/// What the Interactor answers the Presenter.
@Doubled
protocol TodoListInteractorOutputProtocol: AnyObject {
  func didAddTodo(_ todo: TodoItem)
  func didRemoveTodo(_ todo: TodoItem)
  func didRetrieveTodos(_ todos: [TodoItem])
  func onError(message: String)
}

/// What the Presenter may ask of the Router.
@Doubled
protocol TodoListRouterProtocol: AnyObject {
  func presentToDoDetailScreen(from view: TodoListViewProtocol, for todo: TodoItem)
}
