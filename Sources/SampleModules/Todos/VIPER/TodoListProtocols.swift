import TodosShared
import TraceRecording

/// The interface of the View for the Presenter.
@Doubled
protocol TodoListView: AnyObject {
  func showTodos(_ todos: [TodoRow])
  func showErrorMessage(_ message: String)
}

/// The interface of the Presenter for the View; receives the View's events.
@Doubled
protocol TodoListPresentation: AnyObject {
  func viewDidLoad()
  func showTodoDetail(at index: Int)
  func addTodo(title: String, content: String)
  func removeTodo(at index: Int)
}

/// The interface of the Interactor for the Presenter.
@Doubled
protocol TodoListInteractorInput: AnyObject {
  func retrieveTodos()
  func saveTodo(title: String, content: String)
  func deleteTodo(_ todo: TodoItem)
}

/// The output of the Interactor; the Presenter receives the results.
@Doubled
protocol TodoListInteractorOutput: AnyObject {
  func didRetrieveTodos(_ todos: [TodoItem])
  func didAddTodo(_ todo: TodoItem)
  func didRemoveTodo(_ todo: TodoItem)
  func onError(_ error: TodoError)
}

/// The interface of the Router for the Presenter.
@Doubled
protocol TodoListWireframe: AnyObject {
  func presentTodoDetail(
    from view: any TodoListView,
    for todo: TodoItem,
    output: TodoDetailModuleOutput
  )
}
