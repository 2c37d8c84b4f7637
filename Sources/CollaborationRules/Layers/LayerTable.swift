import Traces

/// One architecture: which roles may send messages to which, which hold which strongly, and what a View shows.
///
/// Objects of one role may always talk to each other. A role that the table does not name is not judged by it.
public struct LayerTable: Hashable, Sendable {
  /// The word that names it at the command line: `clean-swift`.
  public let name: String
  /// The word on the screen.
  public let title: String
  /// Who may talk, and to whom.
  public let roads: [Road]
  /// The strong references between roles; references in the other direction are weak.
  public let holds: [Road]
  /// What a View shows, and which role prepares it.
  public let shows: String

  /// The roads that begin at one role.
  public struct Road: Hashable, Sendable {
    /// The role that sends, or holds.
    public let sender: Role
    /// The roles that receive, or are held.
    public let receivers: [Role]

    init(_ sender: Role, _ receivers: Role...) {
      self.sender = sender
      self.receivers = receivers
    }
  }
}

extension LayerTable {
  /// Whether the table says anything of messages from one to the other.
  func judges(_ sender: Participant, _ receiver: Participant) -> Bool {
    !sender.isUser && knows(sender.role) && knows(receiver.role)
  }

  /// Whether one may talk to the other.
  func allows(_ sender: Participant, _ receiver: Participant) -> Bool {
    sender.role.standardKind == receiver.role.standardKind
      || receivers(of: sender.role).contains { receiver.role.isOfKind(to: $0) }
  }

  /// Whom a role may talk to.
  func receivers(of role: Role) -> [Role] {
    roads.first { role.isOfKind(to: $0.sender) }?.receivers ?? []
  }

  private func knows(_ role: Role) -> Bool { roads.contains { role.isOfKind(to: $0.sender) } }
}

extension LayerTable {
  /// Every table, in the order in which they are told.
  public static let all: [LayerTable] = [
    .viper, .rpvc, .mvvm, .mvvmCoordinator, .mvp, .mvc, .cleanSwift, .ribs,
  ]

  /// The table of that name; nil where there is none.
  public static func named(_ name: String) -> LayerTable? { all.first { $0.name == name } }
}

extension LayerTable: CustomStringConvertible {
  /// The title, and below it a line for each role that may talk: `  View -> Presenter`.
  public var description: String {
    ([title] + LayerTable.lines(roads, by: "->")).joined(separator: "\n")
  }

  /// The table for `explain`: the roads of messages, then the strong references.
  public var page: String {
    (["Who may talk to whom:"] + LayerTable.lines(roads, by: "->") + ["Who holds whom strongly:"]
      + LayerTable.lines(holds, by: "holds")).joined(separator: "\n")
  }

  private static func lines(_ roads: [Road], by verb: String) -> [String] {
    roads.map { road in
      "  \(road.sender.name) \(verb) \(road.receivers.map(\.name).joined(separator: ", "))"
    }
  }
}
