/// A participant, inside one recorder.
@usableFromInline struct ParticipantID: Hashable, Sendable {
  /// The index in the recorder's list; negative for what is not in it.
  let index: Int32

  /// No participant.
  static let absent = ParticipantID(index: -1)
  /// The person at the prompt.
  static let user = ParticipantID(index: -2)
  /// A participant that has not been looked up.
  static let unknown = ParticipantID(index: -3)
}

extension ParticipantID {
  /// Whether a participant is meant, be it User.
  var isPresent: Bool { index >= 0 || self == .user }
}
