/// The number of a participant in its recorder.
@usableFromInline struct ParticipantID: Hashable, Sendable {
  /// The index in the registry's list of members; negative for special values.
  let index: Int32

  static let absent = ParticipantID(index: -1)
  static let user = ParticipantID(index: -2)
  /// The placeholder for the target of a reference that has not been looked up yet.
  static let unknown = ParticipantID(index: -3)

  /// Whether this is User or a registered participant.
  var isPresent: Bool { index >= 0 || self == .user }
}

final class KnownObject {
  private(set) weak var object: AnyObject?
  let id: ParticipantID

  init(_ object: AnyObject, _ id: ParticipantID) {
    self.object = object
    self.id = id
  }
}
