import Observation
import TodosShared
import TraceRecording

/// The interface of the Presenter for the View, which observes the properties.
@Doubled
protocol TodoListPresentation: AnyObject {
  var rows: [TodoRow] { get }
  var message: String? { get }
  func appear() async
  func addTodo(title: String, content: String) async
  func deleteTodo(at index: Int) async
  func openTodo(at index: Int)
}

/// Has what the list shows, and handles the actions on its rows; knows no View.
@Role(.presenter)
@Observable
final class TodoListPresenter: TodoListPresentation {
  private(set) var rows: [TodoRow] = []
  private(set) var message: String?

  @Seam @ObservationIgnored private var interactor: TodoListInteractorProtocol
  @Seam @ObservationIgnored private var router: TodoListRouterProtocol
  @ObservationIgnored private var todos: [TodoItem] = []
  private let contentFormatter = ContentFormatter()

  init(interactor: TodoListInteractorProtocol, router: TodoListRouterProtocol) {
    self.interactor = interactor
    self.router = router
  }

  // MARK: - TodoListPresentation

  /// Loads the to-dos each time the list appears: the screen of a to-do may have changed it.
  func appear() async {
    await loadTodos()
  }

  func addTodo(title: String, content: String) async {
    do {
      try await interactor.addTodo(title: title, content: content)
      await loadTodos()
    } catch {
      await show(error)
    }
  }

  func deleteTodo(at index: Int) async {
    guard todos.indices.contains(index) else { return }
    do {
      try await interactor.deleteTodo(todos[index])
      await loadTodos()
    } catch {
      await show(error)
    }
  }

  func openTodo(at index: Int) {
    guard todos.indices.contains(index) else { return }
    router.navigate(to: .todo(todos[index]))
  }
}

// MARK: - Loading and formatting

@Role extension TodoListPresenter {
  private func loadTodos() async {
    todos = await interactor.todos()
    rows = todos.map(row)
    message = nil
  }

  private func show(_ error: TodoError) async {
    if case .gone = error { await loadTodos() }
    message = error.message
  }

  private func row(for todo: TodoItem) -> TodoRow {
    TodoRow(title: todo.title, excerpt: contentFormatter.excerpt(from: todo.content))
  }
}
