import Traces

// Everyone in the order of lanes: module by module as they came, then role by role.

extension ParticipantRegistry {
  /// Everyone; the person first, where there is one.
  func lanes(hasUser: Bool) -> [Participant] {
    (hasUser ? [.user] : []) + ordered(Array(members.indices))
  }

  /// Those who are there now.
  var livingLanes: [Participant] { ordered(living.map { Int($0.index) }) }

  /// Those of some participants who are known here; the person first.
  func lanes(of participants: some Sequence<Participant>) -> [Participant] {
    var indices: Set<Int> = []
    var hasUser = false
    for participant in participants {
      if participant.isUser { hasUser = true }
      if let index = index(of: participant) { indices.insert(index) }
    }
    return (hasUser ? [.user] : []) + ordered(Array(indices))
  }

  private func ordered(_ indices: [Int]) -> [Participant] {
    indices
      .map { (key: members[$0].laneKey, index: $0) }
      .sorted { ($0.key, $0.index) < ($1.key, $1.index) }
      .map { members[$0.index].participant }
  }
}
