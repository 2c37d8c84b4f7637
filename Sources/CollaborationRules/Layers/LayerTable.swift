import Traces

/// The rules of an architecture: permitted messages and strong references between roles, and what a View shows.
///
/// Objects of one role may always send each other messages. Messages of roles that the table does not name are not judged.
public struct LayerTable: Hashable, Sendable {
  /// The architecture's name as typed, its title in small letters with hyphens: `clean-swift`.
  public var name: String { title.lowercased().replacing(" ", with: "-") }
  /// The architecture's name as shown in texts: `Clean Swift`.
  public let title: String
  /// The roles that may send messages, each with the roles that may receive them.
  public let routes: [Route]
  /// The roles that hold strong references, each with the roles they hold; references back are weak.
  public let holds: [Route]
  /// A sentence on what a View shows, and which role prepares it.
  public let shows: String

  /// One role, with the roles to which it may send messages or which it holds.
  public struct Route: Hashable, Sendable {
    /// The role that sends messages or holds references.
    public let sender: Role
    /// The roles that receive messages or are held.
    public let receivers: [Role]

    init(_ sender: Role, _ receivers: Role...) {
      self.sender = sender
      self.receivers = receivers
    }
  }

  /// Returns whether messages from `sender` to `receiver` are judged: the table names both roles, and the sender is not User.
  func covers(_ sender: Participant, _ receiver: Participant) -> Bool {
    !sender.isUser && knows(sender.role) && knows(receiver.role)
  }

  func allows(_ sender: Participant, _ receiver: Participant) -> Bool {
    sender.role.standardKind == receiver.role.standardKind
      || receivers(of: sender.role).contains { receiver.role.counts(as: $0) }
  }

  func receivers(of role: Role) -> [Role] {
    routes.first { role.counts(as: $0.sender) }?.receivers ?? []
  }

  func knows(_ role: Role) -> Bool { routes.contains { role.counts(as: $0.sender) } }

  /// The layer tables of all architectures, in the order in which texts list them.
  public static let all: [LayerTable] = [
    .viper, .rpvc, .mvvm, .mvvmCoordinator, .mvp, .mvc, .cleanSwift, .ribs,
  ]

  /// Returns the layer table with a name as typed, such as `clean-swift`; nil for an unknown name.
  public static func named(_ name: String) -> LayerTable? { all.first { $0.name == name } }
}

extension LayerTable: CustomStringConvertible {
  /// The architecture's title, and below it a line for each role that may send messages: `  View -> Presenter`.
  public var description: String {
    ([title] + LayerTable.lines(routes, by: "->")).joined(separator: "\n")
  }

  /// The text that the command `explain` prints: the permitted messages, then the strong references.
  public var page: String {
    let calls = ["Who may talk to whom:"] + LayerTable.lines(routes, by: "->")
    let holdings = ["Who may hold whom strongly:"] + LayerTable.lines(holds, by: "holds")
    return (calls + holdings).joined(separator: "\n")
  }

  private static func lines(_ routes: [Route], by verb: String) -> [String] {
    routes.map { route in
      "  \(route.sender.name) \(verb) \(route.receivers.map(\.name).joined(separator: ", "))"
    }
  }
}
