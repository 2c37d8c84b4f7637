import TraceRecording

/// The contract between the View and the Presenter of the list.
enum TodoListContract {
  /// The interface of the View for the Presenter: what to show, and where to go.
  @Doubled
  protocol View: AnyObject {
    func showTodos(_ todos: [TodoRow])
    func showErrorMessage(_ message: String)
    func showForm()
    func showTodo(builtBy builder: TodoDetailBuilder)
  }

  /// The interface of the Presenter for the View: what the user has done.
  @Doubled
  protocol Presenter: AnyObject {
    func viewWillAppear()
    func addTodo()
    func saveTodo(title: String, content: String)
    func openTodo(at index: Int)
    func deleteTodo(at index: Int)
  }
}
