/// One object in a conversation.
///
/// Its name says where it belongs: `Presenter` in the module loaded first, `Detail.Presenter`
/// in a later one, `Presenter:2` for the second Presenter there.
public struct Participant: Hashable, Sendable {
  /// The module it belongs to; empty for the module loaded first.
  public let module: String
  /// The part it plays.
  public let role: Role
  /// Its place among the objects of the same role and module, from 1.
  public let ordinal: Int
  /// The name of its class; empty where only the conversation is known, not the program.
  public let type: String

  /// Makes a participant; the ordinal counts from 1.
  public init(_ role: Role, type: String = "", module: String = "", ordinal: Int = 1) {
    self.module = module
    self.role = role
    self.ordinal = ordinal
    self.type = type
  }

  /// Reads a name such as `View`, `Detail.View` or `Presenter:2`.
  ///
  ///     Participant(named: "Detail.View:2").ordinal  // 2
  public init(named name: String) {
    var rest = Substring(name)
    var ordinal = 1
    if let colon = rest.lastIndex(of: ":"), let number = Int(rest[rest.index(after: colon)...]),
      number > 1
    {
      ordinal = number
      rest = rest[..<colon]
    }
    var module = ""
    if let dot = rest.lastIndex(of: "."), dot > rest.startIndex,
      rest.index(after: dot) < rest.endIndex
    {
      module = String(rest[..<dot])
      rest = rest[rest.index(after: dot)...]
    }
    self.init(.named(String(rest)), module: module, ordinal: ordinal)
  }

  /// The person at the prompt.
  public static let user = Participant(.user)
}

extension Participant {
  /// The name used everywhere: on lanes, in the notation, in sentences.
  public var name: String {
    (module.isEmpty ? "" : module + ".") + shortName
  }

  /// The name without the module.
  public var shortName: String {
    ordinal == 1 ? role.name : "\(role.name):\(ordinal)"
  }

  /// Whether this is the person at the prompt.
  public var isUser: Bool { role == .user }

  /// Whether this stands for a server or a database: shared, and counted as nobody's.
  public var isStore: Bool { role.kind == Role.store.name }
}

// MARK: - CustomStringConvertible

extension Participant: CustomStringConvertible {
  /// The participant's name, such as `Detail.Presenter:2`.
  public var description: String { name }
}
