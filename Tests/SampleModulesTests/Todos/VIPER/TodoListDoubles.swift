import TodosShared

@testable import SamplesVIPER

/// Notes what the Presenter asks of the View.
final class TodoListViewSpy: TodoListView {
  private(set) var rows: [TodoRow] = []
  private(set) var message: String?

  func showTodos(_ todos: [TodoRow]) {
    rows = todos
    message = nil
  }

  func showErrorMessage(_ message: String) {
    self.message = message
  }
}

/// Notes what the Presenter asks of the Interactor, and answers as it is told.
final class TodoListInteractorSpy: TodoListInteractorInput {
  weak var output: TodoListInteractorOutput?
  var todos = TodoItem.samples
  private(set) var retrievals = 0
  private(set) var saved: [String] = []
  private(set) var deleted: [TodoItem] = []

  func retrieveTodos() {
    retrievals += 1
    output?.didRetrieveTodos(todos)
  }

  func saveTodo(title: String, content: String) {
    saved.append("\(title): \(content)")
  }

  func deleteTodo(_ todo: TodoItem) {
    deleted.append(todo)
  }
}

/// Notes what the Presenter asks of the Router.
final class TodoListWireframeSpy: TodoListWireframe {
  private(set) var presented: [TodoItem] = []
  private(set) weak var output: TodoDetailModuleOutput?

  func presentTodoDetail(
    from view: any TodoListView,
    for todo: TodoItem,
    output: TodoDetailModuleOutput
  ) {
    presented.append(todo)
    self.output = output
  }
}

/// Notes what the Interactor answers.
final class TodoListOutputSpy: TodoListInteractorOutput {
  private(set) var answers: [String] = []

  func didRetrieveTodos(_ todos: [TodoItem]) {
    answers.append("retrieved " + todos.map(\.title).joined(separator: ", "))
  }

  func didAddTodo(_ todo: TodoItem) { answers.append("added \(todo.title)") }

  func didRemoveTodo(_ todo: TodoItem) { answers.append("removed \(todo.title)") }

  func onError(_ error: TodoError) { answers.append(error.message) }
}
