import Traces

/// What a recorder has written down.
struct Log {
  var time = 0
  var executor = Event.mainExecutor
  private(set) var records: [Record] = []
  private(set) var members: [Member] = []
  /// Objects without a token, by address; whether it is still the same object is asked on use.
  private(set) var acquaintances: [ObjectIdentifier: Acquaintance] = [:]
  /// Conforming structs and enums, by the names of their types.
  private(set) var values: [String: ParticipantID] = [:]
  private var modules = ModuleNames()
  private var ordinals: [Participant: Int] = [:]
  private var hasActed = false

  /// A participant, and what its class says.
  struct Member {
    let participant: Participant
    let sends: SourceTable
  }
}

extension Log {
  /// Writes down a record, with the time and the executor of this moment.
  mutating func append(_ record: Record) -> Int {
    var record = record
    record.time = time
    record.executor = executor
    if record.kind == .action { hasActed = true }
    records.append(record)
    return records.count - 1
  }

  /// The participant of that identity; nil for nobody.
  func participant(_ id: ParticipantID) -> Participant? {
    if id == .user { return .user }
    return members.indices.contains(Int(id.index)) ? members[Int(id.index)].participant : nil
  }

  /// What a participant's class says.
  func sends(of id: ParticipantID) -> SourceTable? {
    members.indices.contains(Int(id.index)) ? members[Int(id.index)].sends : nil
  }
}

// MARK: - Who comes and goes

extension Log {
  /// Gives a new participant its name.
  mutating func enter(_ role: Role, type: String, sends: SourceTable) -> ParticipantID {
    let module = modules.module(of: type, role: role, isLater: hasActed)
    let first = Participant(role, module: module)
    let ordinal = ordinals[first, default: 0] + 1
    ordinals[first] = ordinal
    let participant = Participant(role, type: type, module: module, ordinal: ordinal)
    members.append(Member(participant: participant, sends: sends))
    return ParticipantID(index: Int32(members.count - 1))
  }

  /// Remembers an object or value that carries no token.
  mutating func remember(_ value: Any, as id: ParticipantID, type: String) {
    if Swift.type(of: value) is AnyClass {
      let object = value as AnyObject
      acquaintances[ObjectIdentifier(object)] = Acquaintance(object, id)
    } else {
      values[type] = id
    }
  }

  /// Records a creation, together with those just before it in the same module.
  mutating func created(_ id: ParticipantID, by creator: ParticipantID, inside parent: Int) {
    let last = records.lastIndex { $0.kind != .wired }
    if let last, case .created(let objects) = records[last].content,
      records[last].parent == parent, records[last].sender == creator,
      objects.allSatisfy({ participant($0)?.module == participant(id)?.module })
    {
      records[last].content = .created(objects + [id])
      return
    }
    append(.created([id]), from: creator, to: id, inside: parent)
  }

  /// Records an end, together with those just before it in the same module.
  mutating func gone(_ id: ParticipantID, because cause: ParticipantID, inside parent: Int) {
    if let last = records.last, case .gone(let objects) = last.content,
      last.parent == parent, last.sender == cause,
      objects.allSatisfy({ participant($0)?.module == participant(id)?.module })
    {
      let all = (objects + [id]).sorted { $0.index < $1.index }
      records[records.count - 1].content = .gone(all)
      records[records.count - 1].receiver = all.first ?? id
      return
    }
    append(.gone([id]), from: cause, to: id, inside: parent)
  }

  private mutating func append(
    _ content: Record.Content,
    from sender: ParticipantID,
    to receiver: ParticipantID,
    inside parent: Int
  ) {
    let record = Record(
      content: content,
      sender: sender,
      receiver: receiver,
      parent: Int32(parent)
    )
    _ = append(record)
  }
}
