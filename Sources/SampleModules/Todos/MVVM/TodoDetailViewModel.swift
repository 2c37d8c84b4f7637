import TodosShared
import TraceRecording

/// What the View may ask of the ViewModel, and what it is told in return.
@Doubled
protocol TodoDetailViewModelProtocol: AnyObject {
  var onChange: ((TodoPage) -> Void)? { get set }
  func load()
  func editTodo(title: String, content: String)
  func deleteTodo()
}

/// Makes one to-do ready to be drawn, edits and deletes it, and says what became of it.
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

  /// The to-do is gone, so the list must not show it either.
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
