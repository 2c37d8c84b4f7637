import TodosShared
import TraceRecording

/// What the Presenter may ask of the View.
@Doubled
protocol TodoListView: AnyObject {
  func showTodos(_ todos: [TodoRow])
  func showErrorMessage(_ message: String)
}

/// What the View may tell the Presenter.
@Doubled
protocol TodoListPresentation: AnyObject {
  func viewDidLoad()
  func showTodoDetail(at index: Int)
  func addTodo(_ todo: TodoItem)
  func removeTodo(at index: Int)
}

/// What the Presenter may ask of the Interactor.
@Doubled
protocol TodoListInteractorInput: AnyObject {
  func retrieveTodos()
  func saveTodo(_ todo: TodoItem)
  func deleteTodo(_ todo: TodoItem)
}

/// What the Interactor answers the Presenter.
@Doubled
protocol TodoListInteractorOutput: AnyObject {
  func didRetrieveTodos(_ todos: [TodoItem])
  func didAddTodo(_ todo: TodoItem)
  func didRemoveTodo(_ todo: TodoItem)
  func onError(_ error: TodoError)
}

/// What the Presenter may ask of the Router.
@Doubled
protocol TodoListWireframe: AnyObject {
  func presentTodoDetail(
    from view: any TodoListView,
    for todo: TodoItem,
    output: TodoDetailModuleOutput
  )
}
