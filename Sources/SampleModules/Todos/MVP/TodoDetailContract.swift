import TraceRecording

/// The contract between the View and the Presenter of one to-do.
enum TodoDetailContract {
  /// The interface of the View for the Presenter: what to show, and when to close.
  @Doubled
  protocol View: AnyObject {
    func showTodo(title: String, content: String)
    func showErrorMessage(_ message: String)
    func showForm(title: String, content: String)
    func close()
  }

  /// The interface of the Presenter for the View: what the user has done.
  @Doubled
  protocol Presenter: AnyObject {
    func viewDidLoad()
    func editTodo()
    func saveTodo(title: String, content: String)
    func deleteTodo()
  }
}
