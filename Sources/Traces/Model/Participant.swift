/// One object in a conversation.
///
/// Its name says where it belongs: `Presenter` in the module loaded first, `Detail.Presenter`
/// in a later one, `Presenter:2` for the second Presenter there.
public struct Participant: Sendable {
  private let facts: ParticipantFacts

  /// Makes a participant; the ordinal counts from 1.
  public init(_ role: Role, type: String = "", module: String = "", ordinal: Int = 1) {
    facts = ParticipantFacts(role, type: type, module: module, ordinal: ordinal)
  }

  /// Reads a name such as `View`, `Detail.View` or `Presenter:2`.
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
}

extension Participant {
  /// The module it belongs to; empty for the module loaded first.
  public var module: String { facts.module }
  /// The part it plays.
  public var role: Role { facts.role }
  /// Its number among the objects of the same role and module, from 1.
  public var ordinal: Int { facts.ordinal }
  /// The name of its class; empty where only the conversation is known, not the program.
  public var type: String { facts.type }

  /// The name used everywhere: on lanes, in the notation, in sentences.
  public var name: String { facts.name }

  /// The name without the module.
  public var shortName: String { facts.shortName }

  /// Whether this is the person at the prompt.
  public var isUser: Bool { facts.isUser }

  /// Whether this stands for a server or a database: shared by all modules, and counted for none.
  public var isStore: Bool { role.kind == Role.store.name }

  /// The same for copies of this value, so that most comparisons are one of numbers.
  ///
  /// Equal participants that were made apart differ in it; it holds as long as a copy lives.
  package var identity: ObjectIdentifier { ObjectIdentifier(facts) }
}

// MARK: - Hashable

extension Participant: Hashable {
  /// Whether all that is known of both is the same.
  public static func == (left: Participant, right: Participant) -> Bool {
    left.facts === right.facts || left.facts.equals(right.facts)
  }

  /// Feeds what follows from the name, which equal participants share.
  public func hash(into hasher: inout Hasher) { hasher.combine(facts.hash) }
}

// MARK: - CustomStringConvertible

extension Participant: CustomStringConvertible {
  /// The participant's name, such as `Detail.Presenter:2`.
  public var description: String { name }
}
