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

  /// An identity shared by all copies of this participant, for fast comparisons.
  ///
  /// Equal participants that were created separately have different identities. The identity is valid as long as a copy exists.
  package var identity: ObjectIdentifier { ObjectIdentifier(facts) }
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
