import TodosShared
import TraceRecording

/// What the Presenter may ask of the View.
@Doubled
protocol TodoListView: AnyObject {
  func showTodos(_ todos: [TodoRow])
  func showErrorMessage(_ message: String)
  func showUndo(_ isPossible: Bool)
}

/// What the View may tell the Presenter.
@Doubled
protocol TodoListPresentation: AnyObject {
  func viewDidLoad()
  func showTodoDetail(at index: Int)
  func addTodo(title: String, content: String)
  func removeTodo(at index: Int)
  func undoRemoval()
}

/// What the Presenter may ask of the Interactor.
@Doubled
protocol TodoListInteractorInput: AnyObject {
  func retrieveTodos()
  func saveTodo(title: String, content: String)
  func deleteTodo(_ todo: TodoItem)
  func restoreTodo(_ todo: TodoItem)
}

/// What the Interactor answers the Presenter.
@Doubled
protocol TodoListInteractorOutput: AnyObject {
  func didRetrieveTodos(_ todos: [TodoItem])
  func didAddTodo(_ todo: TodoItem)
  func didRemoveTodo(_ todo: TodoItem)
  func didRestoreTodo(_ todo: TodoItem)
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
