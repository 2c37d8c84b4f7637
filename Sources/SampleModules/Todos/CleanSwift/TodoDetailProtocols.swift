import TodosShared
import TraceRecording

/// The interface of the View for the Presenter.
@Doubled
protocol TodoDetailDisplayLogic: AnyObject {
  func displayTodo(viewModel: TodoDetail.ShowTodo.ViewModel)
  func displayEditedTodo(viewModel: TodoDetail.EditTodo.ViewModel)
  func displayDeletedTodo(viewModel: TodoDetail.DeleteTodo.ViewModel)
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
  func presentError(response: TodoDetail.ShowError.Response)
}

/// The data of the Interactor that the Router of the list sets.
@Doubled
protocol TodoDetailDataStore: AnyObject {
  /// The to-do of the scene; nil until it was passed.
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
  func routeToTodoList()
}
