import TraceRecording

/// Where the screen of one to-do leads.
enum TodoDetailRoute: Equatable {
  /// Back to the list.
  case back
}

/// The interface of the Router of one to-do's screen for the Presenter.
@Doubled
protocol TodoDetailRouterProtocol: AnyObject {
  func navigate(to route: TodoDetailRoute)
}
