/// Who is meant, inside one recorder.
@usableFromInline struct ParticipantID: Hashable, Sendable {
  /// The position in the recorder's list, from 0; negative for who is not in it.
  let index: Int32

  /// No one.
  static let nobody = ParticipantID(index: -1)
  /// The person at the prompt.
  static let user = ParticipantID(index: -2)
  /// Somebody who has not been looked up.
  static let unknown = ParticipantID(index: -3)
}

extension ParticipantID {
  /// Whether somebody is meant, be it the person at the prompt.
  var isSomebody: Bool { index >= 0 || self == .user }
}
