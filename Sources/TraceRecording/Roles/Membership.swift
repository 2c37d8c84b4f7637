import CRecording
import Traces

/// An object's index in its recorder, from its creation to its end.
///
/// Unchecked because of its pointer, which lives as long as the recorder.
final class Membership: @unchecked Sendable {
  let recorder: Recorder
  /// The log of the recorder.
  let log: UnsafeMutablePointer<recording_log>
  let id: ParticipantID

  /// Registers an object with the present recorder; nil where there is none, or no room.
  init?(_ role: Role, _ type: String, _ class: ObjectIdentifier, _ sends: StaticString) {
    guard let recorder = Recorder.present,
      let id = recorder.register(role, type: type, of: `class`, sends: sends)
    else { return nil }
    self.recorder = recorder
    log = recorder.log.raw
    self.id = id
  }

  deinit { recorder.release(id) }
}
