import Traces

/// The participants of a recorder, with their names, objects and classes.
struct ParticipantRegistry {
  private(set) var members: [Member] = []
  /// The living participants in order of appearance; O(*n*) in their number, as `present` is cleared of released ones.
  var living: [ParticipantID] { present.filter { !members[Int($0.index)].isGone } }
  /// Objects of classes without `@Role`, by address; each use checks that the object is alive, as addresses are reused.
  private var knownObjects: [ObjectIdentifier: KnownObject] = [:]
  /// The participants of structs and enums that are used in place of objects, by type.
  private(set) var values: [ObjectIdentifier: ParticipantID] = [:]
  /// Names of the executors: `main` first, then `background`, which a live recorder uses for all other threads.
  private(set) var executors = [Event.mainExecutor, "background"]
  /// Whether an action or message was recorded: objects made before belong to the module loaded first.
  var hasActed = false
  /// Whether `endConversation()` was called: releases of objects are then recorded only while the recorder records.
  var isOver = false
  /// The number of records when the recording of the whole process began; nil before.
  var processStart: Int?
  /// The number of records already searched for the first message after `processStart`.
  var searched = 0
  private(set) var names = ParticipantNames()
  /// The living participants, together with at most as many released ones.
  private var present: [ParticipantID] = []
  private var goneAmongPresent = 0
  /// For each class: the number of living participants, the index of the first participant, and the exclusive or of the living
  /// participants' indices: if only one lives, its index.
  private var census: [ObjectIdentifier: (count: Int, first: Int32, indices: Int32)] = [:]
  /// The source tables (lists of calls) of classes: one for the body, one for each extension known so far.
  private var sources: [ObjectIdentifier: [InternedText]] = [:]
  private var calledMembers: [ObjectIdentifier: CalledMembers] = [:]

  struct Member {
    fileprivate(set) var participant: Participant
    /// The number that orders the participant's lane (column): by module, the first module first, then by role.
    fileprivate(set) var laneKey: Int
    let type: ObjectIdentifier
    fileprivate(set) var object: KnownObject?
    /// Whether the object has a token (the identity given by `@Role`), which reports the object's release.
    let hasToken: Bool
    fileprivate(set) var isGone = false
  }

  func participant(_ id: ParticipantID) -> Participant? {
    if id == .user { return .user }
    return members.indices.contains(Int(id.index)) ? members[Int(id.index)].participant : nil
  }

  /// Returns the source tables (lists of calls) of a participant's class: of its body, and of each extension with a
  /// method that was called.
  func sources(of id: ParticipantID) -> [InternedText] {
    members.indices.contains(Int(id.index)) ? sources[members[Int(id.index)].type] ?? [] : []
  }

  /// Adds a source table (the calls in a class's body or extension) to a participant's class; returns false if the class has it.
  mutating func note(_ source: InternedText, of id: ParticipantID) -> Bool {
    guard !sources(of: id).contains(source) else { return false }
    let type = members[Int(id.index)].type
    sources[type, default: []].append(source)
    calledMembers[type] = nil
    return true
  }

  mutating func calledMembers(of id: ParticipantID) -> CalledMembers {
    guard members.indices.contains(Int(id.index)) else { return .of(Never.self, []) }
    let type = members[Int(id.index)].type
    if let known = calledMembers[type] { return known }
    let found = CalledMembers.of(unsafeBitCast(type, to: Any.Type.self), sources(of: id))
    calledMembers[type] = found
    return found
  }

  /// Returns, for each class that satisfies a condition, its living participant, or `.absent` if several live.
  ///
  /// - Complexity: O(*n*), where *n* is the number of classes.
  mutating func living(where isSo: (ParticipantID, CalledMembers) -> Bool) -> [ParticipantID] {
    census.values.filter { $0.count > 0 }.compactMap { group in
      let id = ParticipantID(index: group.count == 1 ? group.indices : group.first)
      guard isSo(id, calledMembers(of: id)) else { return nil }
      return group.count == 1 ? id : .absent
    }
  }

  /// Returns `names`, and the members that properties of these names call on other objects, also through further properties.
  mutating func reachable(from names: Set<String>) -> Set<String> {
    var (all, new) = (names, names)
    while !new.isEmpty {
      let called = census.values.flatMap {
        calledMembers(of: ParticipantID(index: $0.first)).accessors(among: new).onOthers
      }
      new = Set(called).subtracting(all)
      all.formUnion(new)
    }
    return all
  }

  /// Adds a participant; `isOlder` says that its object existed before the recording.
  mutating func register(
    _ role: Role,
    type: String,
    of class: ObjectIdentifier = ObjectIdentifier(Never.self),
    hasToken: Bool = false,
    isOlder: Bool = false
  ) -> ParticipantID {
    let isLater = hasActed && !isOlder
    let (participant, laneKey) = names.name(members.count, role, type, isLater: isLater)
    members.append(
      Member(participant: participant, laneKey: laneKey, type: `class`, hasToken: hasToken)
    )
    let id = ParticipantID(index: Int32(members.count - 1))
    count(id, by: 1)
    present.append(id)
    return id
  }

  /// Renames all participants once the first screen is complete, as its parts become modules; does nothing after an action.
  mutating func nameParts(of main: ParticipantID) {
    guard !hasActed, let main = participant(main) else { return }
    names.reset(withPartsOf: main, among: members.map(\.participant))
    for index in members.indices {
      let (role, type) = (members[index].participant.role, members[index].participant.type)
      let (participant, laneKey) = names.name(index, role, type, isLater: true)
      (members[index].participant, members[index].laneKey) = (participant, laneKey)
    }
  }

  func object(named name: String) -> AnyObject? {
    let name = name.lowercased()
    return members.first { !$0.isGone && $0.participant.name.lowercased() == name }?.object?.object
  }

  private mutating func count(_ id: ParticipantID, by change: Int) {
    let group = census[members[Int(id.index)].type] ?? (0, id.index, 0)
    census[members[Int(id.index)].type] = (
      group.count + change, group.first, group.indices ^ id.index
    )
  }

  mutating func release(_ id: ParticipantID) {
    guard !members[Int(id.index)].isGone else { return }
    members[Int(id.index)].isGone = true
    count(id, by: -1)
    members[Int(id.index)].object = nil
    goneAmongPresent += 1
    guard goneAmongPresent > present.count / 2 else { return }
    present = living
    goneAmongPresent = 0
  }

  /// The objects of classes without `@Role` that are not known to be released.
  var objectsWithoutRole: [KnownObject] {
    living.map { members[Int($0.index)] }.filter { !$0.hasToken }.compactMap(\.object)
  }

  /// Removes released objects of classes without `@Role`, and marks their participants as released.
  mutating func forget(_ released: [KnownObject]) {
    let ids = Set(released.map(\.id))
    for id in ids { release(id) }
    knownObjects = knownObjects.filter { !ids.contains($0.value.id) }
  }

  func isGone(_ id: ParticipantID) -> Bool {
    members.indices.contains(Int(id.index)) && members[Int(id.index)].isGone
  }

  mutating func identify(_ object: AnyObject, as id: ParticipantID) {
    let index = Int(id.index)
    if members.indices.contains(index), members[index].object == nil {
      members[index].object = KnownObject(object, id)
    }
  }

  /// Stores the participant of an object or value whose type has no `@Role`; a value is not listed among the living.
  mutating func remember(_ value: Any, as id: ParticipantID) {
    if Swift.type(of: value) is AnyClass {
      let object = value as AnyObject
      let known = KnownObject(object, id)
      knownObjects[ObjectIdentifier(object)] = known
      members[Int(id.index)].object = known
    } else {
      // The life of a value is not observed, so it is not listed among the living.
      values[ObjectIdentifier(Swift.type(of: value))] = id
      present.removeAll { $0 == id }
    }
  }

  /// Returns the participant of an object or value whose class has no `@Role`; nil if it is not registered.
  func id(of value: Any) -> ParticipantID? {
    let type = Swift.type(of: value)
    guard type is AnyClass else { return values[ObjectIdentifier(type)] }
    let known = knownObjects[ObjectIdentifier(instance(value))]
    guard let known, known.object != nil else { return nil }
    return known.id
  }

  mutating func index(ofExecutor name: String) -> Int {
    if let index = executors.firstIndex(of: name) { return index }
    executors.append(name)
    return executors.count - 1
  }
}

final class KnownObject {
  private(set) weak var object: AnyObject?
  let id: ParticipantID

  init(_ object: AnyObject, _ id: ParticipantID) {
    self.object = object
    self.id = id
  }
}
