import TodosShared
import TraceRecording

/// Asks the store for the to-dos, and decides what the list shows and which screen follows.
@Role(.presenter)
final class TodoListPresenter: TodoListContract.Presenter {
  weak var view: (any TodoListContract.View)?

  private var store: TodoStoreProtocol
  private var todos: [TodoItem] = []
  private let contentFormatter = ContentFormatter()

  init(store: TodoStoreProtocol) {
    self.store = store
  }

  // MARK: - TodoListContract.Presenter

  /// Loads the to-dos anew each time the list appears: the screen of a to-do may have changed them.
  func viewWillAppear() {
    loadTodos()
  }

  func addTodo() {
    view?.showForm()
  }

  func saveTodo(title: String, content: String) {
    guard TodoTitle.isAcceptable(title) else {
      view?.showErrorMessage(TodoError.emptyTitle.message)
      return
    }
    _ = store.addTodo(title: title, content: content)
    loadTodos()
  }

  func openTodo(at index: Int) {
    guard todos.indices.contains(index) else { return }
    view?.showTodo(builtBy: TodoDetailBuilder(todo: todos[index], store: store))
  }

  func deleteTodo(at index: Int) {
    guard todos.indices.contains(index) else { return }
    do {
      try store.removeTodo(todos[index])
      loadTodos()
    } catch {
      loadTodos()
      view?.showErrorMessage(error.message)
    }
  }
}

// MARK: - Loading and formatting

@Role extension TodoListPresenter {
  private func loadTodos() {
    todos = store.loadTodos()
    view?.showTodos(todos.map(row))
  }

  private func row(for todo: TodoItem) -> TodoRow {
    TodoRow(title: todo.title, excerpt: contentFormatter.excerpt(from: todo.content))
  }
}
