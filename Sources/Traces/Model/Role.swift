/// The part an object plays in its architecture.
///
/// A team's own word stands beside the standard one it is kin to:
/// `Role("Wireframe", as: .router)` is shown as "Wireframe" and treated as a Router.
public struct Role: Hashable, Sendable {
  /// The word people see, such as "Presenter".
  public let name: String
  /// The name of the standard role this one is treated as.
  public let kind: String

  /// Makes a role of its own kind, or one that is kin to a standard role.
  public init(_ name: String, as standard: Role? = nil) {
    self.name = name
    self.kind = standard?.kind ?? name
  }

  /// The person at the prompt; what they do is an action, never a message.
  public static let user = Role("User")
  /// What is on the screen, in MVVM and VIPER.
  public static let view = Role("View")
  /// What is on the screen and all else, in MVC.
  public static let controller = Role("Controller")
  /// What a View shows, ready to show, in MVVM.
  public static let viewModel = Role("ViewModel")
  /// Decides what to show and what comes next, in VIPER.
  public static let presenter = Role("Presenter")
  /// Gets the data and holds the rules, in VIPER.
  public static let interactor = Role("Interactor")
  /// Gets and keeps the data, in Repository–Presenter–View–Coordinator.
  public static let repository = Role("Repository")
  /// Stands in for a server or a database; shared by all architectures.
  public static let store = Role("Store")
  /// Makes a module and opens other screens, in Repository–Presenter–View–Coordinator.
  public static let coordinator = Role("Coordinator")
  /// Makes a module and opens other screens, in VIPER.
  public static let router = Role("Router")

  /// The standard roles in the order of their lanes.
  public static let standard: [Role] = [
    .user, .view, .controller, .viewModel, .presenter, .interactor, .repository, .store,
    .coordinator, .router,
  ]

  /// The standard role of that name, or a new one.
  public static func named(_ name: String) -> Role {
    standard.first { $0.name == name } ?? Role(name)
  }
}

extension Role {
  /// The index of this role's lane, counted from the left; unknown roles come last.
  public var laneOrder: Int {
    Role.standard.firstIndex { $0.name == kind } ?? Role.standard.count
  }
}
