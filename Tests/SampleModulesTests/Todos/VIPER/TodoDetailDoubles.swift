import TodosShared

@testable import TodosVIPER

/// Notes what the Presenter asks of the View.
final class TodoDetailViewSpy: TodoDetailView {
  private(set) var page: TodoPage?
  private(set) var message: String?

  func showTodo(_ todo: TodoPage) { page = todo }

  func showErrorMessage(_ message: String) { self.message = message }
}

/// Notes what the Presenter asks of the Interactor.
final class TodoDetailInteractorSpy: TodoDetailInteractorInput {
  private(set) var requests: [String] = []

  func retrieveTodo() { requests.append("retrieve") }

  func editTodo(title: String, content: String) { requests.append("edit \(title): \(content)") }

  func deleteTodo() { requests.append("delete") }
}

/// Notes what leaves the module: ways back, and what became of the to-do.
final class TodoDetailSurroundingsSpy: TodoDetailWireframe, TodoDetailModuleOutput {
  private(set) var events: [String] = []

  func navigateBack(from view: any TodoDetailView) { events.append("back") }

  func didEdit(_ todo: TodoItem) { events.append("edited \(todo.title)") }

  func didDelete(_ todo: TodoItem) { events.append("deleted \(todo.title)") }
}

/// Notes what the Interactor answers.
final class TodoDetailOutputSpy: TodoDetailInteractorOutput {
  private(set) var answers: [String] = []

  func didRetrieveTodo(_ todo: TodoItem) { answers.append("retrieved \(todo.title)") }

  func didEditTodo(_ todo: TodoItem) { answers.append("edited \(todo.title)") }

  func didDeleteTodo(_ todo: TodoItem) { answers.append("deleted \(todo.title)") }

  func onError(_ error: TodoError) { answers.append(error.message) }
}
