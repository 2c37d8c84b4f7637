import TodosShared
import TraceRecording

/// Formats the responses of the Interactor for the View.
@Role(.presenter)
final class TodoDetailPresenter: TodoDetailPresentationLogic {
  weak var viewController: (any TodoDetailDisplayLogic)?

  // MARK: - TodoDetailPresentationLogic

  func presentTodo(response: TodoDetail.ShowTodo.Response) {
    viewController?.displayTodo(viewModel: .init(displayedTodo: displayed(response.todo)))
  }

  func presentEditedTodo(response: TodoDetail.EditTodo.Response) {
    viewController?.displayEditedTodo(viewModel: .init(displayedTodo: displayed(response.todo)))
  }

  func presentDeletedTodo(response: TodoDetail.DeleteTodo.Response) {
    viewController?.displayDeletedTodo(viewModel: .init())
  }

  func presentError(response: TodoDetail.ShowError.Response) {
    viewController?.displayError(viewModel: .init(message: response.error.message))
  }

  // MARK: - Formatting

  private func displayed(_ todo: TodoItem) -> TodoDetail.DisplayedTodo {
    .init(title: todo.title, content: todo.content)
  }
}
