/// The role of an object in its architecture, such as Presenter.
///
/// A team's own role can stand for a standard one: `Role("Wireframe", as: .router)` is shown as "Wireframe" and treated as a
/// Router.
public struct Role: Hashable, Sendable {
  /// The displayed name of the role, such as "Presenter".
  public let name: String
  /// The name of the standard role for which this role stands, such as "Router"; its own name if it stands for none.
  public let kind: String

  /// Creates a role with a displayed name; `standard` is the standard role for which it stands, nil for none.
  public init(_ name: String, as standard: Role? = nil) {
    self.name = name
    self.kind = standard?.kind ?? name
  }

  /// The role of the person at the prompt, whose actions are never messages.
  public static let user = Role("User")
  /// The role that draws the screen, in most architectures.
  public static let view = Role("View")
  /// The role that draws the screen and does everything else, in MVC.
  public static let controller = Role("Controller")
  /// The role that prepares what a View shows, in MVVM.
  public static let viewModel = Role("ViewModel")
  /// The role that decides what to show, such as in VIPER and RPVC (Repository, Presenter, View, Coordinator).
  public static let presenter = Role("Presenter")
  /// The role that gets the data and holds the rules, such as in VIPER.
  public static let interactor = Role("Interactor")
  /// The role that gets and stores the data, such as in RPVC (Repository, Presenter, View, Coordinator).
  public static let repository = Role("Repository")
  /// The role that stands in for a server or a database, in all architectures.
  public static let store = Role("Store")
  /// The role that makes a module and opens other screens, such as in RPVC (Repository, Presenter, View, Coordinator).
  public static let coordinator = Role("Coordinator")
  /// The role that makes a module and opens other screens, such as in VIPER.
  public static let router = Role("Router")

  /// The standard roles in the order of their lanes (columns of the diagram), from the left.
  public static let standard: [Role] = [
    .user, .view, .controller, .viewModel, .presenter, .interactor, .repository, .store,
    .coordinator, .router,
  ]

  /// Returns the standard role with the name `name`; a new role if there is none.
  public static func named(_ name: String) -> Role {
    standard.first { $0.name == name } ?? Role(name)
  }

  /// The position of this role's kind in ``standard``, from 0; the number of standard roles if the kind is not standard.
  public var laneOrder: Int {
    Role.standard.firstIndex { $0.name == kind } ?? Role.standard.count
  }
}
