/// The role of an object in its architecture.
///
/// A team's own name can stand for a standard role: `Role("Wireframe", as: .router)` is shown as "Wireframe" and
/// treated as a Router.
public struct Role: Hashable, Sendable {
  /// The displayed name, such as "Presenter".
  public let name: String
  /// The name of the standard role that this role is treated as, else its own name.
  public let kind: String

  /// Creates a role; `standard` is the standard role that it is treated as.
  public init(_ name: String, as standard: Role? = nil) {
    self.name = name
    self.kind = standard?.kind ?? name
  }

  /// The person at the prompt, whose actions are never messages.
  public static let user = Role("User")
  /// Draws the screen, in MVVM and VIPER.
  public static let view = Role("View")
  /// Draws the screen and does everything else, in MVC.
  public static let controller = Role("Controller")
  /// Prepares what a View shows, in MVVM.
  public static let viewModel = Role("ViewModel")
  /// Decides what to show and what comes next, in VIPER.
  public static let presenter = Role("Presenter")
  /// Gets the data and holds the rules, in VIPER.
  public static let interactor = Role("Interactor")
  /// Gets and stores the data, in Repository–Presenter–View–Coordinator.
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

  /// Returns the standard role with a name, or a new role.
  public static func named(_ name: String) -> Role {
    standard.first { $0.name == name } ?? Role(name)
  }
}

extension Role {
  /// The index of this role's lane from the left; roles without a standard kind come last.
  public var laneOrder: Int {
    Role.standard.firstIndex { $0.name == kind } ?? Role.standard.count
  }
}
