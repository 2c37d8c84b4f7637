import TodosShared

@testable import SamplesVIPERObservable

/// Answers at once from its to-dos, or throws; unchecked, since each test uses it in one task.
final class TodoListInteractorStub: TodoListInteractorProtocol, @unchecked Sendable {
  var stored = TodoItem.samples
  var error: TodoError?

  func todos() async -> [TodoItem] { stored }

  func addTodo(title: String, content: String) async throws(TodoError) {
    if let error { throw error }
    stored.append(TodoItem(id: stored.count + 1, title: title, content: content))
  }

  func deleteTodo(_ todo: TodoItem) async throws(TodoError) {
    if let error { throw error }
    stored.removeAll { $0 == todo }
  }
}

/// Answers at once with its to-do, or throws; unchecked, since each test uses it in one task.
final class TodoDetailInteractorStub: TodoDetailInteractorProtocol, @unchecked Sendable {
  var error: TodoError?
  private var todo = TodoItem.samples[1]

  func selectedTodo() async -> TodoItem { todo }

  func editTodo(title: String, content: String) async throws(TodoError) {
    if let error { throw error }
    todo = TodoItem(id: todo.id, title: title, content: content)
  }

  func deleteTodo() async throws(TodoError) {
    if let error { throw error }
  }
}

/// Notes the routes of the list.
final class TodoListRouterSpy: TodoListRouterProtocol {
  private(set) var routes: [TodoListRoute] = []

  func navigate(to route: TodoListRoute) { routes.append(route) }
}

/// Notes the routes of the screen of one to-do.
final class TodoDetailRouterSpy: TodoDetailRouterProtocol {
  private(set) var routes: [TodoDetailRoute] = []

  func navigate(to route: TodoDetailRoute) { routes.append(route) }
}
