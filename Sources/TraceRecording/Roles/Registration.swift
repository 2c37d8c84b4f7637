import CRecording
import Traces

/// The registration of an object with its recorder, from the object's creation to its release.
///
/// Unchecked because of the pointer, which is valid as long as the recorder.
@usableFromInline final class Registration: @unchecked Sendable {
  let recorder: Recorder
  let log: UnsafeMutablePointer<recording_log>
  let id: ParticipantID

  /// Registers an object with the present recorder; nil without one, or if it is the whole process's recorder and has a full log.
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
