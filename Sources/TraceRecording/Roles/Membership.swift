import Traces

/// An object's index in its recorder, from its creation to its end.
final class Membership: Sendable {
  let recorder: Recorder
  let id: ParticipantID

  /// Registers an object with the current recorder; nil where there is none.
  init?(_ role: Role, _ type: String, _ sends: @escaping @Sendable () -> _SourceTable) {
    guard let recorder = Recorder.current else { return nil }
    self.recorder = recorder
    id = recorder.register(role, type: type, sends: sends)
  }

  deinit {
    recorder.release(id)
  }
}
