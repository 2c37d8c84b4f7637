import Traces

/// Who takes part, and how everybody is called.
struct Roster {
  private(set) var members: [Member] = []
  /// Objects without a token, by address; whether it is still the same object is asked on use.
  private(set) var acquaintances: [ObjectIdentifier: Acquaintance] = [:]
  /// Conforming structs and enums, by the names of their types.
  private(set) var values: [String: ParticipantID] = [:]
  /// Where things run; `main` is first, and `background` is what a live recorder calls the rest.
  private(set) var executors = [Event.mainExecutor, "background"]
  /// Whether anything was done yet: what is made before belongs to the module loaded first.
  var hasActed = false
  private var modules = ModuleNames()
  private var ordinals: [Participant: Int] = [:]

  /// A participant, what its class says, and the object itself as long as it lives.
  struct Member {
    let participant: Participant
    let sends: @Sendable () -> SourceTable
    /// The object, once it was met; not kept alive.
    fileprivate(set) var object: Acquaintance?
    /// Whether it carries a token, which tells when it ends.
    let hasToken: Bool
    fileprivate(set) var isGone = false
  }
}

extension Roster {
  /// The participant of that identity; nil for nobody.
  func participant(_ id: ParticipantID) -> Participant? {
    if id == .user { return .user }
    return members.indices.contains(Int(id.index)) ? members[Int(id.index)].participant : nil
  }

  /// Gives a new participant its name.
  mutating func enter(
    _ role: Role,
    type: String,
    sends: (@Sendable () -> SourceTable)? = nil
  ) -> ParticipantID {
    let module = modules.module(of: type, role: role, isLater: hasActed)
    let first = Participant(role, module: module)
    let ordinal = ordinals[first, default: 0] + 1
    ordinals[first] = ordinal
    let participant = Participant(role, type: type, module: module, ordinal: ordinal)
    members.append(
      Member(
        participant: participant,
        sends: sends ?? { SourceTable() },
        hasToken: sends != nil
      )
    )
    return ParticipantID(index: Int32(members.count - 1))
  }

  /// Notes that a participant is no more.
  mutating func leave(_ id: ParticipantID) {
    members[Int(id.index)].isGone = true
  }

  /// Whether a participant is no more, as far as that is known.
  func isGone(_ id: ParticipantID) -> Bool {
    members.indices.contains(Int(id.index)) && members[Int(id.index)].isGone
  }

  /// Notes which object a participant is; it is not kept alive.
  mutating func meet(_ object: AnyObject, as id: ParticipantID) {
    let index = Int(id.index)
    if members.indices.contains(index), members[index].object == nil {
      members[index].object = Acquaintance(object, id)
    }
  }

  /// Remembers an object or value that carries no token.
  mutating func remember(_ value: Any, as id: ParticipantID, type: String) {
    if Swift.type(of: value) is AnyClass {
      let object = value as AnyObject
      let acquaintance = Acquaintance(object, id)
      acquaintances[ObjectIdentifier(object)] = acquaintance
      members[Int(id.index)].object = acquaintance
    } else {
      values[type] = id
    }
  }

  /// Who an object or value without a token is, if it was met before.
  func id(of value: Any, type: String) -> ParticipantID? {
    guard Swift.type(of: value) is AnyClass else { return values[type] }
    let acquaintance = acquaintances[ObjectIdentifier(value as AnyObject)]
    guard let acquaintance, acquaintance.object != nil else { return nil }
    return acquaintance.id
  }

  /// The place of an executor in the list.
  mutating func index(ofExecutor name: String) -> Int {
    if let index = executors.firstIndex(of: name) { return index }
    executors.append(name)
    return executors.count - 1
  }
}

/// An object without a token, met at a seam; not kept alive.
final class Acquaintance {
  private(set) weak var object: AnyObject?
  let id: ParticipantID

  init(_ object: AnyObject, _ id: ParticipantID) {
    self.object = object
    self.id = id
  }
}
