import TodosShared
import TraceRecording

/// Formats the responses of the Interactor for the View.
@Role(.presenter)
final class TodoListPresenter: TodoListPresentationLogic {
  weak var viewController: (any TodoListDisplayLogic)?

  private let contentFormatter = ContentFormatter()

  // MARK: - TodoListPresentationLogic

  func presentTodos(response: TodoList.FetchTodos.Response) {
    viewController?.displayTodos(viewModel: .init(displayedTodos: response.todos.map(displayed)))
  }

  func presentSelectedTodo(response: TodoList.SelectTodo.Response) {
    viewController?.displaySelectedTodo(viewModel: .init())
  }

  func presentError(response: TodoList.ShowError.Response) {
    viewController?.displayError(viewModel: .init(message: response.error.message))
  }

  // MARK: - Formatting

  private func displayed(_ todo: TodoItem) -> TodoList.DisplayedTodo {
    .init(title: todo.title, excerpt: contentFormatter.excerpt(from: todo.content))
  }
}
