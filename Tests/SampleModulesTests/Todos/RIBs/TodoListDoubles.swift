import TodosShared

@testable import SamplesRIBs

/// Notes what the Interactor has the View show.
final class TodoListPresentableSpy: TodoListPresentable {
  weak var listener: (any TodoListPresentableListener)?
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

/// Notes what the Interactor asks of the Router.
final class TodoListRoutingSpy: TodoListRouting {
  private(set) var requests: [String] = []

  func attachTodoDetail(for todo: TodoItem) { requests.append("attach \(todo.title)") }

  func closeTodoDetail() { requests.append("close") }

  func detachTodoDetail() { requests.append("detach") }
}
