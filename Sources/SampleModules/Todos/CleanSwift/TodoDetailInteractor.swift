import TodosShared
import TraceRecording

/// Holds, edits and deletes one to-do, and checks its title.
@Role(.interactor)
final class TodoDetailInteractor: TodoDetailBusinessLogic, TodoDetailDataStore {
  var presenter: (any TodoDetailPresentationLogic)?
  var todo: TodoItem?

  private var store: TodoStoreProtocol

  init(store: TodoStoreProtocol) {
    self.store = store
  }

  // MARK: - TodoDetailBusinessLogic

  func showTodo(request: TodoDetail.ShowTodo.Request) {
    guard let todo else { return }
    presenter?.presentTodo(response: .init(todo: todo))
  }

  func editTodo(request: TodoDetail.EditTodo.Request) {
    guard let todo else { return }
    guard TodoTitle.isAcceptable(request.title) else {
      presenter?.presentError(response: .init(error: .emptyTitle))
      return
    }
    let edited = TodoItem(id: todo.id, title: request.title, content: request.content)
    do {
      try store.updateTodo(edited)
      self.todo = edited
      presenter?.presentEditedTodo(response: .init(todo: edited))
    } catch {
      presenter?.presentError(response: .init(error: error))
    }
  }

  func deleteTodo(request: TodoDetail.DeleteTodo.Request) {
    guard let todo else { return }
    do {
      try store.removeTodo(todo)
      presenter?.presentDeletedTodo(response: .init())
    } catch {
      presenter?.presentError(response: .init(error: error))
    }
  }
}
