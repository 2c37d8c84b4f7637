@testable import SamplesMVP

/// Records what the Presenter of the list tells its View.
final class TodoListViewSpy: TodoListContract.View {
  private(set) var rows: [TodoRow] = []
  private(set) var message: String?
  private(set) var forms = 0
  private(set) var builders: [TodoDetailBuilder] = []

  func showTodos(_ todos: [TodoRow]) {
    rows = todos
    message = nil
  }

  func showErrorMessage(_ message: String) { self.message = message }

  func showForm() { forms += 1 }

  func showTodo(builtBy builder: TodoDetailBuilder) { builders.append(builder) }
}

/// Records what the Presenter of one to-do tells its View.
final class TodoDetailViewSpy: TodoDetailContract.View {
  private(set) var orders: [String] = []

  func showTodo(title: String, content: String) { orders.append("show \(title): \(content)") }

  func showErrorMessage(_ message: String) { orders.append(message) }

  func showForm(title: String, content: String) { orders.append("form \(title): \(content)") }

  func close() { orders.append("close") }
}
