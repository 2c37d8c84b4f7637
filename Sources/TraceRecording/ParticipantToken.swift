import CRecording
import Traces

/// What an object carries to be known by: its recorder, and who it is there.
///
/// It ends with the object, so it is never confused with a later object at the same address. It can
/// be copied, since an init accessor cannot read a property that cannot.
public struct ParticipantToken: Sendable {
  private let membership: Membership?

  /// Enters an object with a standard role into the current recorder, if there is one.
  public init(
    _ role: StandardRole,
    type: String,
    sends: @autoclosure () -> SourceTable = SourceTable()
  ) {
    self.init(role: role.role, type: type, sends: sends())
  }

  /// Enters an object with a role of a team's own into the current recorder, if there is one.
  public init(
    _ name: String,
    as role: StandardRole,
    type: String,
    sends: @autoclosure () -> SourceTable = SourceTable()
  ) {
    self.init(role: Role(name, as: role.role), type: type, sends: sends())
  }

  private init(role: Role, type: String, sends: @autoclosure () -> SourceTable) {
    guard recording_is_on(), let recorder = Recorder.current else {
      membership = nil
      return
    }
    membership = Membership(recorder, recorder.enter(role, type: type, sends: sends()))
  }
}

/// An object's place in its recorder, from its creation to its end.
private final class Membership: Sendable {
  let recorder: Recorder
  let id: ParticipantID

  init(_ recorder: Recorder, _ id: ParticipantID) {
    self.recorder = recorder
    self.id = id
  }

  deinit {
    recorder.leave(id)
  }
}

extension ParticipantToken {
  /// Whether anybody records at all.
  public var isOn: Bool {
    @inlinable get { recording_is_on() }
  }

  /// Who the object is in a recorder; nil where it belongs to another, or to none.
  func id(in recorder: Recorder) -> ParticipantID? {
    membership?.recorder === recorder ? membership?.id : nil
  }

  /// The way to a seam's target; nil where nothing is recorded or there is no target.
  ///
  /// That nil was read is recorded as a lost message, where the source sends one there.
  public func link(_ seam: SeamState, to target: Any?) -> SeamLink? {
    guard let membership, membership.recorder.isRecording else { return nil }
    guard let target else {
      membership.recorder.lose(from: membership.id, at: seam)
      return nil
    }
    return SeamLink(
      recorder: membership.recorder,
      from: membership.id,
      through: seam,
      to: target
    )
  }

  /// Records that a reference was set, or set to nil.
  public func wire(_ seam: inout SeamState, to target: Any?) {
    seam.forget()
    guard recording_is_on(), let membership, membership.recorder.isRecording else { return }
    membership.recorder.wire(&seam, of: membership.id, to: target)
  }

  /// Records to whom a new object's reference points; that it starts as nil is not worth a record.
  public func wire(_ seam: inout SeamState, from start: Any?) {
    if start != nil { wire(&seam, to: start) }
  }
}
