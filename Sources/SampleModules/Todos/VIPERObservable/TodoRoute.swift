import TodosShared
import TraceRecording

/// Where a screen leads.
enum TodoRoute: Equatable {
  /// To the screen of one to-do.
  case todo(TodoItem)
  /// Back to the screen before.
  case back
}

/// The interface of a Router for the Presenter.
@Doubled
protocol TodoRouterProtocol: AnyObject {
  func navigate(to route: TodoRoute)
}
