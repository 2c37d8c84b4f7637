/// An object that sends or receives messages in a trace, or the person at the prompt.
///
/// A name begins with the module unless the module was loaded first, and ends in a number from the second object of a role on:
/// `Presenter`, `Presenter:2`, `Detail.Presenter`.
public struct Participant: Sendable {
  private let facts: ParticipantFacts

  /// Creates a participant; `type` is the name of its class, `ordinal` its number, from 1, among the participants of its role and
  /// module.
  public init(_ role: Role, type: String = "", module: String = "", ordinal: Int = 1) {
    facts = ParticipantFacts(role, type: type, module: module, ordinal: ordinal)
  }

  /// Creates a participant from its name: a module before the last dot, a role, and an ordinal above 1 after a colon.
  ///
  ///     Participant(named: "Detail.View:2").ordinal  // 2
  public init(named name: String) {
    var rest = Substring(name)
    var ordinal = 1
    if name.utf8.contains(UInt8(ascii: ":")), let colon = rest.lastIndex(of: ":"),
      let number = Int(rest[rest.index(after: colon)...]), number > 1
    {
      ordinal = number
      rest = rest[..<colon]
    }
    var module = ""
    if name.utf8.contains(UInt8(ascii: ".")), let dot = rest.lastIndex(of: "."),
      dot > rest.startIndex, rest.index(after: dot) < rest.endIndex
    {
      module = String(rest[..<dot])
      rest = rest[rest.index(after: dot)...]
    }
    self.init(.named(String(rest)), module: module, ordinal: ordinal)
  }

  /// The person at the prompt.
  public static let user = Participant(.user)

  /// The name of the participant's module, an app feature loaded as a unit; empty for the module loaded first.
  public var module: String { facts.module }
  /// The participant's role in its architecture, such as Presenter.
  public var role: Role { facts.role }
  /// The participant's number, from 1, among the participants of its role and module.
  public var ordinal: Int { facts.ordinal }
  /// The name of the participant's class; empty if unknown, as in a trace read from the text notation.
  public var type: String { facts.type }

  /// The participant's full name, such as `Detail.Presenter:2`, as shown in diagrams, sentences and the notation of traces.
  public var name: String { facts.name }

  /// The participant's name without its module: `Presenter:2`.
  public var shortName: String { facts.shortName }

  /// Whether this participant is the person at the prompt.
  public var isUser: Bool { facts.isUser }

  /// Whether this participant has the role Store: it stands in for a server or a database, and all modules share it.
  public var isStore: Bool { role.kind == Role.store.name }
}

extension Participant: Hashable {
  /// Returns whether role, class, module and ordinal are equal.
  public static func == (left: Participant, right: Participant) -> Bool {
    left.facts === right.facts || left.facts.equals(right.facts)
  }

  /// Hashes the participant's name.
  public func hash(into hasher: inout Hasher) { hasher.combine(facts.hash) }
}

extension Participant: CustomStringConvertible {
  /// The participant's full name, the same as ``name``.
  public var description: String { name }
}

/// The stored values of a ``Participant``, shared by its copies so that copying a participant is cheap.
final class ParticipantFacts: Sendable {
  let module: String
  let role: Role
  let ordinal: Int
  let type: String

  // Computed once, because every row uses them.
  let name: String
  let shortName: String
  let isUser: Bool
  let hash: Int

  init(_ role: Role, type: String, module: String, ordinal: Int) {
    self.module = module
    self.role = role
    self.ordinal = ordinal
    self.type = type
    shortName = ordinal == 1 ? role.name : "\(role.name):\(ordinal)"
    name = module.isEmpty ? shortName : "\(module).\(shortName)"
    isUser = role == .user
    hash = name.hashValue
  }

  func equals(_ other: ParticipantFacts) -> Bool {
    ordinal == other.ordinal && role == other.role && module == other.module
      && type == other.type
  }
}

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
