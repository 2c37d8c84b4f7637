import Traces

/// The participants and their names.
struct ParticipantRegistry {
  private(set) var members: [Member] = []
  /// The living participants in order of appearance: those that are gone cost nothing any more.
  var living: [ParticipantID] { present.filter { !members[Int($0.index)].isGone } }
  /// Objects without a token, by address; whether it is still the same object is asked on use.
  private(set) var knownObjects: [ObjectIdentifier: KnownObject] = [:]
  /// Conforming structs and enums, by their types.
  private(set) var values: [ObjectIdentifier: ParticipantID] = [:]
  /// Where things run; `main` is first, and `background` is what a live recorder calls the rest.
  private(set) var executors = [Event.mainExecutor, "background"]
  /// Whether anything was done yet: what is made before belongs to the module loaded first.
  var hasActed = false
  /// Whether the conversation has ended, so that the release of an object is no event of it.
  var isOver = false
  /// How many records there were when the whole process began to be recorded; nil before.
  var processStart: Int?
  /// Up to where records were searched for the first message of the process.
  var searched = 0
  private var names = ParticipantNames()
  /// The living participants, and some that are gone: fewer than the living.
  private var present: [ParticipantID] = []
  private var goneAmongPresent = 0
  /// For each class the number of living participants, the index of the first participant, and the exclusive or of the
  /// living participants' indices, which is the index of the only one where one lives.
  private var census: [ObjectIdentifier: (count: Int, first: Int32, indices: Int32)] = [:]
  /// What the bodies and the extensions of classes send, by the classes' types.
  private var sources: [ObjectIdentifier: [InternedText]] = [:]
  /// What the classes may call, by their types.
  private var words: [ObjectIdentifier: ClassWords] = [:]

  /// A participant, its class, and the object itself as long as it lives.
  struct Member {
    fileprivate(set) var participant: Participant
    /// Where its lane stands: first by module, the one loaded first before others, then by role.
    fileprivate(set) var laneKey: Int
    /// The class that the object was made as.
    let type: ObjectIdentifier
    /// The object, once it was met; not kept alive.
    fileprivate(set) var object: KnownObject?
    /// Whether it carries a token, which tells when it ends.
    let hasToken: Bool
    fileprivate(set) var isGone = false

    /// Whether it is an object without a token that is no more.
    fileprivate var isReleased: Bool { !hasToken && object != nil && object?.object == nil }
  }
}

extension ParticipantRegistry {
  /// The participant of that identity; nil for none.
  func participant(_ id: ParticipantID) -> Participant? {
    if id == .user { return .user }
    return members.indices.contains(Int(id.index)) ? members[Int(id.index)].participant : nil
  }

  /// What a participant's class sends: its body, and each extension of which a method was called on any object of the class.
  func sources(of id: ParticipantID) -> [InternedText] {
    members.indices.contains(Int(id.index)) ? sources[members[Int(id.index)].type] ?? [] : []
  }

  /// Notes what the body or an extension of a participant's class sends; whether that was not known.
  mutating func note(_ source: InternedText, of id: ParticipantID) -> Bool {
    guard !sources(of: id).contains(source) else { return false }
    let type = members[Int(id.index)].type
    sources[type, default: []].append(source)
    words[type] = nil
    return true
  }

  /// What a participant's class may call; one reading of the table serves all objects of the class.
  mutating func words(of id: ParticipantID) -> ClassWords {
    guard members.indices.contains(Int(id.index)) else { return ClassWords(SourceTable()) }
    let type = members[Int(id.index)].type
    if let known = words[type] { return known }
    let made = ClassWords(SourceTable(sources(of: id)), of: unsafeBitCast(type, to: Any.Type.self))
    words[type] = made
    return made
  }

  /// The living participants of the classes for which something is so; of a class of which several live, `.absent`.
  ///
  /// - Complexity: O(*n*), where *n* is the number of classes.
  mutating func living(where isSo: (ParticipantID, ClassWords) -> Bool) -> [ParticipantID] {
    census.values.filter { $0.count > 0 }.compactMap { group in
      let id = ParticipantID(index: group.count == 1 ? group.indices : group.first)
      guard isSo(id, words(of: id)) else { return nil }
      return group.count == 1 ? id : .absent
    }
  }

  /// The names that some functions call, and those that the accessors call that are among these.
  mutating func reachable(from names: Set<String>) -> Set<String> {
    var (all, new) = (names, names)
    while !new.isEmpty {
      let called = census.values.flatMap {
        words(of: ParticipantID(index: $0.first)).accessors(among: new).says
      }
      new = Set(called).subtracting(all)
      all.formUnion(new)
    }
    return all
  }

  /// Gives a new participant its name.
  mutating func register(
    _ role: Role,
    type: String,
    of class: ObjectIdentifier = ObjectIdentifier(Never.self),
    hasToken: Bool = false
  ) -> ParticipantID {
    let (participant, laneKey) = names.name(members.count, role, type, isLater: hasActed)
    members.append(
      Member(participant: participant, laneKey: laneKey, type: `class`, hasToken: hasToken)
    )
    let id = ParticipantID(index: Int32(members.count - 1))
    count(id, by: 1)
    present.append(id)
    return id
  }

  /// Names the parts of the first screen, once all of them are made.
  mutating func nameParts(of main: ParticipantID) {
    guard !hasActed, let main = participant(main) else { return }
    names.beginAnew(withPartsOf: main, among: members.map(\.participant))
    for index in members.indices {
      let (role, type) = (members[index].participant.role, members[index].participant.type)
      let (participant, laneKey) = names.name(index, role, type, isLater: true)
      (members[index].participant, members[index].laneKey) = (participant, laneKey)
    }
  }

  /// The living object of that name, in any case; nil where there is none.
  func object(named name: String) -> AnyObject? {
    let name = name.lowercased()
    return members.first { !$0.isGone && $0.participant.name.lowercased() == name }?.object?.object
  }

  /// Whether two belong to one module; the parts of the first screen belong to its own.
  func isBeside(_ one: Participant, _ other: Participant) -> Bool { names.isBeside(one, other) }

  /// The index of a participant among the members; nil for one that is not known here.
  func index(of participant: Participant) -> Int? { names.index(of: participant) }

  private mutating func count(_ id: ParticipantID, by change: Int) {
    let group = census[members[Int(id.index)].type] ?? (0, id.index, 0)
    census[members[Int(id.index)].type] = (
      group.count + change, group.first, group.indices ^ id.index
    )
  }

  /// Notes that a participant is no more.
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

  /// Notes which objects without a token are no more, since no token tells it.
  mutating func forgetReleased() {
    let released = living.filter { members[Int($0.index)].isReleased }
    guard !released.isEmpty else { return }
    for id in released { release(id) }
    knownObjects = knownObjects.filter { $0.value.object != nil }
  }

  /// Whether a participant is no more, as far as that is known.
  func isGone(_ id: ParticipantID) -> Bool {
    members.indices.contains(Int(id.index)) && members[Int(id.index)].isGone
  }

  /// Notes which object a participant is; it is not kept alive.
  mutating func identify(_ object: AnyObject, as id: ParticipantID) {
    let index = Int(id.index)
    if members.indices.contains(index), members[index].object == nil {
      members[index].object = KnownObject(object, id)
    }
  }

  /// Remembers an object or value that carries no token.
  mutating func remember(_ value: Any, as id: ParticipantID) {
    if Swift.type(of: value) is AnyClass {
      let object = value as AnyObject
      let known = KnownObject(object, id)
      knownObjects[ObjectIdentifier(object)] = known
      members[Int(id.index)].object = known
    } else {
      // A value cannot be kept alive.
      values[ObjectIdentifier(Swift.type(of: value))] = id
      present.removeAll { $0 == id }
    }
  }

  /// The participant that an object or value without a token is, if it was met before.
  func id(of value: Any) -> ParticipantID? {
    let type = Swift.type(of: value)
    guard type is AnyClass else { return values[ObjectIdentifier(type)] }
    let known = knownObjects[ObjectIdentifier(instance(value))]
    guard let known, known.object != nil else { return nil }
    return known.id
  }

  /// The index of an executor in the list.
  mutating func index(ofExecutor name: String) -> Int {
    if let index = executors.firstIndex(of: name) { return index }
    executors.append(name)
    return executors.count - 1
  }
}
