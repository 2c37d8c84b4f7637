import Traces

/// The positions of those who were asked for last, found without comparing names.
struct RecentIndices {
  /// What stands for a participant that is not kept here.
  static let unknown = -2
  /// What stands for a participant that has no lane.
  static let none = -1

  private var identities: [ObjectIdentifier?] = Array(repeating: nil, count: 64)
  private var positions = [Int](repeating: RecentIndices.unknown, count: 64)
  /// Those kept here, so that nobody else comes to have their identity.
  private var kept: [Participant?] = Array(repeating: nil, count: 64)

  /// The position of a participant.
  subscript(participant: Participant) -> Int {
    let index = RecentIndices.index(of: participant.identity)
    return identities[index] == participant.identity ? positions[index] : RecentIndices.unknown
  }

  /// Keeps a position; of two that fall together the later stays.
  mutating func keep(_ participant: Participant, at position: Int) {
    let index = RecentIndices.index(of: participant.identity)
    identities[index] = participant.identity
    positions[index] = position
    kept[index] = participant
  }

  private static func index(of identity: ObjectIdentifier) -> Int {
    let bits = UInt(bitPattern: identity)
    return Int(truncatingIfNeeded: (bits >> 4 ^ bits >> 10 ^ bits >> 16) & 63)
  }
}
