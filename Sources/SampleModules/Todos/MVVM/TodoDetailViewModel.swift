import TodosShared
import TraceRecording

/// The interface of the ViewModel for the View, with `onChange` to report new view states.
@Doubled
protocol TodoDetailViewModelProtocol: AnyObject {
  var onChange: ((TodoPage) -> Void)? { get set }
  func load()
  func editTodo(title: String, content: String)
  func deleteTodo()
}

/// Formats, edits and deletes one to-do, and reports its edit or deletion to the list.
@Role(.viewModel)
final class TodoDetailViewModel: TodoDetailViewModelProtocol {
  @Seam var onChange: ((TodoPage) -> Void)?
  @Seam var didEdit: ((TodoItem) -> Void)?
  @Seam var didDelete: ((TodoItem) -> Void)?

  private var store: TodoStoreProtocol
  private var todo: TodoItem

  init(todo: TodoItem, store: TodoStoreProtocol) {
    self.todo = todo
    self.store = store
  }

  func load() {
    publish()
  }

  func editTodo(title: String, content: String) {
    guard TodoTitle.isAcceptable(title) else {
      publish(message: TodoError.emptyTitle.message)
      return
    }
    let edited = TodoItem(id: todo.id, title: title, content: content)
    do {
      try store.updateTodo(edited)
      todo = edited
      load()
      didEdit?(todo)
    } catch {
      lose(error)
    }
  }

  func deleteTodo() {
    do {
      try store.removeTodo(todo)
      didDelete?(todo)
      publish(isDeleted: true)
    } catch {
      lose(error)
    }
  }

  /// Reports a to-do that no longer exists as deleted, so the list removes it, and shows the error.
  private func lose(_ error: TodoError) {
    didDelete?(todo)
    publish(message: error.message)
  }

  private func publish(message: String? = nil, isDeleted: Bool = false) {
    onChange?(
      TodoPage(title: todo.title, content: todo.content, message: message, isDeleted: isDeleted)
    )
  }
}
