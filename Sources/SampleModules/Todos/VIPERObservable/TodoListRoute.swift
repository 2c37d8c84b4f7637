import TodosShared
import TraceRecording

/// Where the list leads.
enum TodoListRoute: Equatable {
  /// To the screen of one to-do.
  case todo(TodoItem)
}

/// The interface of the list's Router for the Presenter.
@Doubled
protocol TodoListRouterProtocol: AnyObject {
  func navigate(to route: TodoListRoute)
}
