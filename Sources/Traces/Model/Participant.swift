/// An object that sends or receives messages in a trace, or the person at the prompt.
///
/// Its name shows its module: `Presenter` in the module loaded first, `Detail.Presenter` in the later module `Detail`,
/// `Presenter:2` for the second Presenter of a module.
public struct Participant: Sendable {
  private let facts: ParticipantFacts

  /// Creates a participant: the instance number `ordinal`, from 1, of `role` in `module`; `type` is the name of its
  /// class.
  public init(_ role: Role, type: String = "", module: String = "", ordinal: Int = 1) {
    facts = ParticipantFacts(role, type: type, module: module, ordinal: ordinal)
  }

  /// Creates a participant from a name such as `View`, `Detail.View` or `Presenter:2`.
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
  /// The name of the participant's module; empty for the module loaded first.
  public var module: String { facts.module }
  /// The participant's role in its architecture, such as Presenter.
  public var role: Role { facts.role }
  /// The participant's number among participants of the same role and module, from 1.
  public var ordinal: Int { facts.ordinal }
  /// The name of the participant's class; empty if unknown, as in a trace read from the notation.
  public var type: String { facts.type }

  /// The participant's full name, `Detail.Presenter:2`, as shown above its lane (column of the diagram), in the
  /// notation and in sentences.
  public var name: String { facts.name }

  /// The participant's name without its module: `Presenter:2`.
  public var shortName: String { facts.shortName }

  /// Whether this participant is the person at the prompt.
  public var isUser: Bool { facts.isUser }

  /// Whether this participant stands for a server or a database, which all modules share and which belongs to none.
  public var isStore: Bool { role.kind == Role.store.name }

  /// An identity shared by all copies of this participant, for fast comparisons.
  ///
  /// Equal participants that were created separately have different identities. An identity is valid while a copy
  /// exists.
  package var identity: ObjectIdentifier { ObjectIdentifier(facts) }
}

// MARK: - Hashable

extension Participant: Hashable {
  /// Returns whether role, type, module and ordinal are equal.
  public static func == (left: Participant, right: Participant) -> Bool {
    left.facts === right.facts || left.facts.equals(right.facts)
  }

  /// Hashes the participant's name.
  public func hash(into hasher: inout Hasher) { hasher.combine(facts.hash) }
}

// MARK: - CustomStringConvertible

extension Participant: CustomStringConvertible {
  /// The participant's name.
  public var description: String { name }
}
