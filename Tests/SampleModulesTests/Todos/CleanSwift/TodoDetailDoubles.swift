import TodosShared

@testable import SamplesCleanSwift

/// Notes the responses of the Interactor.
final class TodoDetailPresenterSpy: TodoDetailPresentationLogic {
  private(set) var responses: [String] = []

  func presentTodo(response: TodoDetail.ShowTodo.Response) {
    responses.append("showed \(response.todo.title)")
  }

  func presentEditedTodo(response: TodoDetail.EditTodo.Response) {
    responses.append("edited \(response.todo.title)")
  }

  func presentDeletedTodo(response: TodoDetail.DeleteTodo.Response) { responses.append("deleted") }

  func presentError(response: TodoDetail.ShowError.Response) {
    responses.append(response.error.message)
  }
}

/// Notes the view models of the Presenter.
final class TodoDetailViewSpy: TodoDetailDisplayLogic {
  private(set) var viewModels: [String] = []

  func displayTodo(viewModel: TodoDetail.ShowTodo.ViewModel) {
    viewModels.append("\(viewModel.displayedTodo.title): \(viewModel.displayedTodo.content)")
  }

  func displayEditedTodo(viewModel: TodoDetail.EditTodo.ViewModel) {
    viewModels.append("edited \(viewModel.displayedTodo.title): \(viewModel.displayedTodo.content)")
  }

  func displayDeletedTodo(viewModel: TodoDetail.DeleteTodo.ViewModel) {
    viewModels.append("deleted")
  }

  func displayError(viewModel: TodoDetail.ShowError.ViewModel) {
    viewModels.append(viewModel.message)
  }
}

/// Notes the requests of the View.
final class TodoDetailInteractorSpy: TodoDetailBusinessLogic {
  private(set) var requests: [String] = []

  func showTodo(request: TodoDetail.ShowTodo.Request) { requests.append("show") }

  func editTodo(request: TodoDetail.EditTodo.Request) {
    requests.append("edit \(request.title): \(request.content)")
  }

  func deleteTodo(request: TodoDetail.DeleteTodo.Request) { requests.append("delete") }
}

/// Notes what the View asks of the Router.
final class TodoDetailRouterSpy: TodoDetailRoutingLogic {
  let dataStore: (any TodoDetailDataStore)? = nil
  private(set) var routes: [String] = []

  func routeToTodoList() { routes.append("to the list") }
}
