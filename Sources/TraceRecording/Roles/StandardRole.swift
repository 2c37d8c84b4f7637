import Traces

/// The roles that `@Role` accepts by name; `Role` describes their responsibilities.
public enum StandardRole: String, Sendable, CaseIterable {
  /// The role `Role.view` of a trace.
  case view = "View"
  /// The role `Role.controller` of a trace.
  case controller = "Controller"
  /// The role `Role.viewModel` of a trace.
  case viewModel = "ViewModel"
  /// The role `Role.presenter` of a trace.
  case presenter = "Presenter"
  /// The role `Role.interactor` of a trace.
  case interactor = "Interactor"
  /// The role `Role.repository` of a trace.
  case repository = "Repository"
  /// The role `Role.store` of a trace.
  case store = "Store"
  /// The role `Role.coordinator` of a trace.
  case coordinator = "Coordinator"
  /// The role `Role.router` of a trace.
  case router = "Router"

  var role: Role { .named(rawValue) }
}
