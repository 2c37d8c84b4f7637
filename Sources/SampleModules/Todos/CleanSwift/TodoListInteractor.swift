import TodosShared
import TraceRecording

/// Loads, adds and deletes to-dos, checks their titles, and keeps the to-do that the user has selected.
@Role(.interactor)
final class TodoListInteractor: TodoListBusinessLogic, TodoListDataStore {
  var presenter: (any TodoListPresentationLogic)?
  private(set) var selectedTodo: TodoItem?

  private var store: TodoStoreProtocol
  private var todos: [TodoItem] = []

  init(store: TodoStoreProtocol) {
    self.store = store
  }

  // MARK: - TodoListBusinessLogic

  func fetchTodos(request: TodoList.FetchTodos.Request) {
    presentTodos()
  }

  func addTodo(request: TodoList.AddTodo.Request) {
    guard TodoTitle.isAcceptable(request.title) else {
      presenter?.presentError(response: .init(error: .emptyTitle))
      return
    }
    _ = store.addTodo(title: request.title, content: request.content)
    presentTodos()
  }

  func removeTodo(request: TodoList.RemoveTodo.Request) {
    guard todos.indices.contains(request.index) else { return }
    do {
      try store.removeTodo(todos[request.index])
      presentTodos()
    } catch {
      presentTodos()
      presenter?.presentError(response: .init(error: error))
    }
  }

  func selectTodo(request: TodoList.SelectTodo.Request) {
    guard todos.indices.contains(request.index) else { return }
    selectedTodo = todos[request.index]
    presenter?.presentSelectedTodo(response: .init())
  }

  private func presentTodos() {
    todos = store.loadTodos()
    presenter?.presentTodos(response: .init(todos: todos))
  }
}
