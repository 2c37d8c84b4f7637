import TodosShared
import TraceRecording

/// The interface of the View for the Presenter.
@Doubled
protocol TodoDetailDisplayLogic: AnyObject {
  func displayTodo(viewModel: TodoDetail.ShowTodo.ViewModel)
  func displayEditedTodo(viewModel: TodoDetail.EditTodo.ViewModel)
  func displayDeletedTodo(viewModel: TodoDetail.DeleteTodo.ViewModel)
  func displayMissingTodo(viewModel: TodoDetail.ShowError.ViewModel)
  func displayError(viewModel: TodoDetail.ShowError.ViewModel)
}

/// The interface of the Interactor for the View.
@Doubled
protocol TodoDetailBusinessLogic: AnyObject {
  func showTodo(request: TodoDetail.ShowTodo.Request)
  func editTodo(request: TodoDetail.EditTodo.Request)
  func deleteTodo(request: TodoDetail.DeleteTodo.Request)
}

/// The interface of the Presenter for the Interactor.
@Doubled
protocol TodoDetailPresentationLogic: AnyObject {
  func presentTodo(response: TodoDetail.ShowTodo.Response)
  func presentEditedTodo(response: TodoDetail.EditTodo.Response)
  func presentDeletedTodo(response: TodoDetail.DeleteTodo.Response)
  func presentMissingTodo(response: TodoDetail.ShowError.Response)
  func presentError(response: TodoDetail.ShowError.Response)
}

/// The data of the Interactor that Routers pass from and to other scenes.
@Doubled
protocol TodoDetailDataStore: AnyObject {
  /// The to-do of the scene; nil until the Router of the list has passed it.
  var todo: TodoItem? { get set }
}

/// The interface of the Router for other scenes.
@Doubled
protocol TodoDetailDataPassing: AnyObject {
  var dataStore: (any TodoDetailDataStore)? { get }
}

/// The interface of the Router for the View.
@Doubled
protocol TodoDetailRoutingLogic: TodoDetailDataPassing {
  func passDataToTodoList()
  func routeToTodoList()
}
