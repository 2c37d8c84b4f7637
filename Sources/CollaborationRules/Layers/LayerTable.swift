import Traces

/// The rules of one architecture: permitted messages and strong references between roles, and what a View shows.
///
/// Objects of one role may always talk to each other. A role that the table does not name is not judged by it.
public struct LayerTable: Hashable, Sendable {
  /// The name at the command line: `clean-swift`.
  public let name: String
  /// The name on the screen: `Clean Swift`.
  public let title: String
  /// The permitted routes of messages, one entry for each sending role.
  public let routes: [Route]
  /// The strong references between roles; references in the other direction are weak.
  public let holds: [Route]
  /// A sentence on what a View shows, and which role prepares it.
  public let shows: String

  /// The permitted routes from one role.
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
}

extension LayerTable {
  /// Returns whether the table has rules for messages from `sender` to `receiver`.
  func covers(_ sender: Participant, _ receiver: Participant) -> Bool {
    !sender.isUser && knows(sender.role) && knows(receiver.role)
  }

  func allows(_ sender: Participant, _ receiver: Participant) -> Bool {
    sender.role.standardKind == receiver.role.standardKind
      || receivers(of: sender.role).contains { receiver.role.counts(as: $0) }
  }

  /// Returns the roles to which a role may send messages; empty where the table does not name it.
  func receivers(of role: Role) -> [Role] {
    routes.first { role.counts(as: $0.sender) }?.receivers ?? []
  }

  private func knows(_ role: Role) -> Bool { routes.contains { role.counts(as: $0.sender) } }
}

extension LayerTable {
  /// All tables, in the order in which they are listed.
  public static let all: [LayerTable] = [
    .viper, .rpvc, .mvvm, .mvvmCoordinator, .mvp, .mvc, .cleanSwift, .ribs,
  ]

  /// Returns the table of that name; nil for an unknown name.
  public static func named(_ name: String) -> LayerTable? { all.first { $0.name == name } }
}

extension LayerTable: CustomStringConvertible {
  /// The title, and below it a line for each role that may send messages: `  View -> Presenter`.
  public var description: String {
    ([title] + LayerTable.lines(routes, by: "->")).joined(separator: "\n")
  }

  /// The text for `explain`: the permitted messages, then the strong references.
  public var page: String {
    (["Who may talk to whom:"] + LayerTable.lines(routes, by: "->") + ["Who holds whom strongly:"]
      + LayerTable.lines(holds, by: "holds")).joined(separator: "\n")
  }

  private static func lines(_ routes: [Route], by verb: String) -> [String] {
    routes.map { route in
      "  \(route.sender.name) \(verb) \(route.receivers.map(\.name).joined(separator: ", "))"
    }
  }
}
