import Traces

/// The roles that `@Role` knows by name.
public enum StandardRole: String, Sendable, CaseIterable {
  /// What is on the screen, in MVVM and VIPER.
  case view = "View"
  /// What is on the screen and all else, in MVC.
  case controller = "Controller"
  /// What a View shows, ready to show.
  case viewModel = "ViewModel"
  /// Decides what to show and what comes next.
  case presenter = "Presenter"
  /// Gets the data and holds the rules.
  case interactor = "Interactor"
  /// Gets and keeps the data.
  case repository = "Repository"
  /// Stands in for a server or a database.
  case store = "Store"
  /// Makes a module and opens other screens, beside a Repository.
  case coordinator = "Coordinator"
  /// Makes a module and opens other screens, in VIPER.
  case router = "Router"
}

extension StandardRole {
  /// The role as the trace knows it.
  var role: Role { .named(rawValue) }
}
