import Traces

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
