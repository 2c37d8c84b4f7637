import TodosShared
import TraceRecording

/// Decides what the list shows, and handles the actions on its rows.
@Role(.presenter)
final class TodoListPresenter: TodoListPresentation, TodoListInteractorOutput,
  TodoDetailModuleOutput
{
  weak var view: (any TodoListView)?
  var interactor: TodoListInteractorInput?
  var router: TodoListWireframe?

  private var todos: [TodoItem] = []
  private let contentFormatter = ContentFormatter()

  // MARK: - TodoListPresentation

  func viewDidLoad() {
    interactor?.retrieveTodos()
  }

  func showTodoDetail(at index: Int) {
    guard let view, todos.indices.contains(index) else { return }
    router?.presentTodoDetail(from: view, for: todos[index], output: self)
  }

  func addTodo(title: String, content: String) {
    interactor?.saveTodo(title: title, content: content)
  }

  func removeTodo(at index: Int) {
    guard todos.indices.contains(index) else { return }
    interactor?.deleteTodo(todos[index])
  }

  // MARK: - TodoListInteractorOutput

  func didRetrieveTodos(_ todos: [TodoItem]) {
    self.todos = todos
    view?.showTodos(todos.map(row))
  }

  func didAddTodo(_ todo: TodoItem) {
    interactor?.retrieveTodos()
  }

  func didRemoveTodo(_ todo: TodoItem) {
    interactor?.retrieveTodos()
  }

  func onError(_ error: TodoError) {
    if case .gone = error { interactor?.retrieveTodos() }
    view?.showErrorMessage(error.message)
  }

  // MARK: - TodoDetailModuleOutput

  func didEdit(_ todo: TodoItem) {
    interactor?.retrieveTodos()
  }

  func didDelete(_ todo: TodoItem) {
    interactor?.retrieveTodos()
  }

  // MARK: - Formatting

  private func row(for todo: TodoItem) -> TodoRow {
    TodoRow(title: todo.title, excerpt: contentFormatter.excerpt(from: todo.content))
  }
}
