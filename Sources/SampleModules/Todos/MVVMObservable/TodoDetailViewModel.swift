import Observation
import TodosShared
import TraceRecording

/// The interface of the ViewModel for the View, which observes the properties.
@Doubled
protocol TodoDetailViewModelProtocol: AnyObject {
  var page: TodoPage { get }
  var route: TodoDetailRoute? { get }
  func editTodo(title: String, content: String) async
  func deleteTodo() async
}

/// Edits and deletes one to-do, and has what its screen shows.
@Role(.viewModel)
@Observable
final class TodoDetailViewModel: TodoDetailViewModelProtocol {
  private(set) var page: TodoPage
  private(set) var route: TodoDetailRoute?

  @Seam @ObservationIgnored private var store: TodoAsyncStoreProtocol
  @ObservationIgnored private var todo: TodoItem

  init(todo: TodoItem, store: TodoAsyncStoreProtocol) {
    self.todo = todo
    self.store = store
    page = TodoPage(title: todo.title, content: todo.content)
  }

  func editTodo(title: String, content: String) async {
    guard TodoTitle.isAcceptable(title) else {
      showTodo(message: TodoError.emptyTitle.message)
      return
    }
    let edited = TodoItem(id: todo.id, title: title, content: content)
    do {
      try await store.updateTodo(edited)
      todo = edited
      showTodo()
    } catch {
      showTodo(message: error.message)
    }
  }

  func deleteTodo() async {
    do {
      try await store.removeTodo(todo)
      route = .back
    } catch {
      showTodo(message: error.message)
    }
  }

  private func showTodo(message: String? = nil) {
    page = TodoPage(title: todo.title, content: todo.content, message: message)
  }
}
