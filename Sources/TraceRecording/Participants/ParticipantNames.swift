import Traces

/// Gives participants their names: which module each belongs to, which of its role it is, and where its lane
/// stands.
struct ParticipantNames {
  private var modules = ModuleNames()
  private var ordinals: [Participant: Int] = [:]
  private var indices: [Participant: Int] = [:]
  private var moduleRanks = ["": 0]
}

extension ParticipantNames {
  /// Gives the member at an index the next name of its role in its module, and its lane.
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

  /// Forgets all names, since the parts of the first screen are known now and are modules of their own.
  mutating func beginAnew(withPartsOf main: Participant, among objects: [Participant]) {
    modules.findParts(of: main, among: objects)
    (ordinals, indices, moduleRanks) = ([:], [:], ["": 0])
  }

  /// Whether two belong to one module; the parts of the first screen belong to its own.
  func isBeside(_ one: Participant, _ other: Participant) -> Bool {
    one.module == other.module || modules.isOfFirst(one) && modules.isOfFirst(other)
  }

  /// The index of the member of that name; nil where there is none.
  func index(of participant: Participant) -> Int? { indices[participant] }
}
