import Traces

// Participants in the order of lanes: module by module in order of appearance, then role by role.

extension ParticipantRegistry {
  /// All participants; User first, where there is one.
  func lanes(hasUser: Bool) -> [Participant] {
    (hasUser ? [.user] : []) + ordered(Array(members.indices))
  }

  /// The living participants.
  var livingLanes: [Participant] { ordered(living.map { Int($0.index) }) }

  /// Those of some participants that are known here; User first.
  func lanes(of participants: [Participant]) -> [Participant] {
    let known = Set(participants.compactMap { index(of: $0) })
    return (participants.contains(where: \.isUser) ? [.user] : []) + ordered(Array(known))
  }

  private func ordered(_ indices: [Int]) -> [Participant] {
    indices
      .map { (key: members[$0].laneKey, index: $0) }
      .sorted { ($0.key, $0.index) < ($1.key, $1.index) }
      .map { members[$0.index].participant }
  }
}
