import Traces

/// The names of participants (module, role and ordinal), and the order of their lanes (columns of a diagram).
struct ParticipantNames {
  private var modules = ModuleNames()
  private var ordinals: [Participant: Int] = [:]
  private var indices: [Participant: Int] = [:]
  private var moduleRanks = ["": 0]

  /// Returns a new name for the registry's member `index`, and the key that orders its lane (column of a diagram).
  ///
  /// `type` is the name of the member's class; `isLater` is true after an action.
  mutating func name(_ index: Int, _ role: Role, _ type: String, isLater: Bool)
    -> (participant: Participant, laneKey: Int)
  {
    let module = modules.module(of: type, role: role, isLater: isLater)
    let first = Participant(role, module: module)
    let ordinal = ordinals[first, default: 0] + 1
    ordinals[first] = ordinal
    let participant = Participant(role, type: type, module: module, ordinal: ordinal)
    let rank = moduleRanks[module] ?? moduleRanks.count
    moduleRanks[module] = rank
    indices[participant] = index
    return (participant, rank << 8 + min(role.laneOrder, 255))
  }

  /// Discards all names, to be assigned again with the parts of the main screen as modules of their own.
  mutating func reset(withPartsOf main: Participant, among objects: [Participant]) {
    modules.findParts(of: main, among: objects)
    (ordinals, indices, moduleRanks) = ([:], [:], ["": 0])
  }

  /// Returns whether two participants belong to one module; parts of the first screen count as in the first module.
  func areInSameModule(_ one: Participant, _ other: Participant) -> Bool {
    one.module == other.module || modules.isInFirstModule(one) && modules.isInFirstModule(other)
  }

  func index(of participant: Participant) -> Int? { indices[participant] }
}

// Participants in the order of their lanes (columns of a diagram): by module in order of appearance, then by role.

extension ParticipantRegistry {
  /// Returns all participants in the order of their lanes (columns of a diagram), after User if `hasUser`.
  func lanes(hasUser: Bool) -> [Participant] {
    (hasUser ? [.user] : []) + ordered(Array(members.indices))
  }

  var livingLanes: [Participant] { ordered(living.map { Int($0.index) }) }

  /// Returns the elements of `participants` that are registered here, User first, then in the order of their lanes (columns).
  func lanes(of participants: [Participant]) -> [Participant] {
    let known = Set(participants.compactMap { names.index(of: $0) })
    return (participants.contains(where: \.isUser) ? [.user] : []) + ordered(Array(known))
  }

  private func ordered(_ indices: [Int]) -> [Participant] {
    indices
      .map { (key: members[$0].laneKey, index: $0) }
      .sorted { ($0.key, $0.index) < ($1.key, $1.index) }
      .map { members[$0.index].participant }
  }
}
