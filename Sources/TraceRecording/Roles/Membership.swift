import Traces

/// An object's index in its recorder, from its creation to its end.
final class Membership: Sendable {
  let recorder: Recorder
  let id: ParticipantID

  /// Registers an object with the present recorder; nil where there is none, or no room.
  init?(
    _ role: Role,
    _ type: String,
    _ class: ObjectIdentifier,
    _ sends: @escaping @Sendable () -> _SourceTable
  ) {
    guard let recorder = Recorder.present,
      let id = recorder.register(role, type: type, of: `class`, sends: sends)
    else { return nil }
    self.recorder = recorder
    self.id = id
  }

  deinit {
    recorder.release(id)
  }
}
