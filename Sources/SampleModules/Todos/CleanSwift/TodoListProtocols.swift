import TodosShared
import TraceRecording

/// The interface of the View for the Presenter.
@Doubled
protocol TodoListDisplayLogic: AnyObject {
  func displayTodos(viewModel: TodoList.FetchTodos.ViewModel)
  func displaySelectedTodo(viewModel: TodoList.SelectTodo.ViewModel)
  func displayError(viewModel: TodoList.ShowError.ViewModel)
}

/// The interface of the Interactor for the View.
@Doubled
protocol TodoListBusinessLogic: AnyObject {
  func fetchTodos(request: TodoList.FetchTodos.Request)
  func addTodo(request: TodoList.AddTodo.Request)
  func removeTodo(request: TodoList.RemoveTodo.Request)
  func selectTodo(request: TodoList.SelectTodo.Request)
}

/// The interface of the Presenter for the Interactor.
@Doubled
protocol TodoListPresentationLogic: AnyObject {
  func presentTodos(response: TodoList.FetchTodos.Response)
  func presentSelectedTodo(response: TodoList.SelectTodo.Response)
  func presentError(response: TodoList.ShowError.Response)
}

/// The data of the Interactor that the Router passes to other scenes.
@Doubled
protocol TodoListDataStore: AnyObject {
  /// The to-do that the user has selected.
  var selectedTodo: TodoItem? { get }
}

/// The interface of the Router for the View.
@Doubled
protocol TodoListRoutingLogic: AnyObject {
  func routeToTodoDetail()
}
