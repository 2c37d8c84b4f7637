import TodosShared

@testable import SamplesVIPER

/// Notes what the Interactor answers.
final class TodoDetailOutputSpy: TodoDetailInteractorOutput {
  private(set) var answers: [String] = []

  func didRetrieveTodo(_ todo: TodoItem) { answers.append("retrieved \(todo.title)") }

  func didEditTodo(_ todo: TodoItem) { answers.append("edited \(todo.title)") }

  func didDeleteTodo(_ todo: TodoItem) { answers.append("deleted \(todo.title)") }

  func onError(_ error: TodoError) { answers.append(error.message) }
}
