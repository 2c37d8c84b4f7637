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
