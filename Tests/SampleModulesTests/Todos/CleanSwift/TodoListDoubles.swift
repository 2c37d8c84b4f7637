import TodosShared

@testable import SamplesCleanSwift

/// Notes the responses of the Interactor.
final class TodoListPresenterSpy: TodoListPresentationLogic {
  private(set) var responses: [String] = []

  func presentTodos(response: TodoList.FetchTodos.Response) {
    responses.append(response.todos.map(\.title).joined(separator: ", "))
  }

  func presentSelectedTodo(response: TodoList.SelectTodo.Response) { responses.append("selected") }

  func presentError(response: TodoList.ShowError.Response) {
    responses.append(response.error.message)
  }
}

/// Notes the view models of the Presenter.
final class TodoListViewSpy: TodoListDisplayLogic {
  private(set) var displayedTodos: [TodoList.DisplayedTodo] = []
  private(set) var message: String?
  private(set) var selections = 0

  func displayTodos(viewModel: TodoList.FetchTodos.ViewModel) {
    displayedTodos = viewModel.displayedTodos
  }

  func displaySelectedTodo(viewModel: TodoList.SelectTodo.ViewModel) { selections += 1 }

  func displayError(viewModel: TodoList.ShowError.ViewModel) { message = viewModel.message }
}

/// Notes the requests of the View.
final class TodoListInteractorSpy: TodoListBusinessLogic {
  private(set) var requests: [String] = []

  func fetchTodos(request: TodoList.FetchTodos.Request) { requests.append("fetch") }

  func addTodo(request: TodoList.AddTodo.Request) {
    requests.append("add \(request.title): \(request.content)")
  }

  func removeTodo(request: TodoList.RemoveTodo.Request) {
    requests.append("remove \(request.index)")
  }

  func selectTodo(request: TodoList.SelectTodo.Request) {
    requests.append("select \(request.index)")
  }
}

/// Counts the routes of the View to a to-do.
final class TodoListRouterSpy: TodoListRoutingLogic {
  private(set) var routes = 0

  func routeToTodoDetail() { routes += 1 }
}
