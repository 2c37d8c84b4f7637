import CRecording
import Traces

/// The identity that an object carries: its recorder, and its participant there; only for what `@Role` adds.
///
/// It ends with the object, so it is never confused with a later object at the same address. It can
/// be copied, since an init accessor cannot read a property that cannot.
public struct _ParticipantToken: Sendable {
  let membership: Membership?

  /// That of an object which no recorder knows.
  static let none = _ParticipantToken(membership: nil)

  private init(membership: Membership?) {
    self.membership = membership
  }

  /// Registers an object with a standard role with the current recorder, if there is one.
  public init(
    _ role: StandardRole,
    type: String,
    sends: @autoclosure @escaping @Sendable () -> _SourceTable = _SourceTable()
  ) {
    membership = recording_is_on() ? Membership(role.role, type, sends) : nil
  }

  /// Registers an object with a role of a team's own with the current recorder, if there is one.
  public init(
    _ name: String,
    as role: StandardRole,
    type: String,
    sends: @autoclosure @escaping @Sendable () -> _SourceTable = _SourceTable()
  ) {
    membership = recording_is_on() ? Membership(Role(name, as: role.role), type, sends) : nil
  }
}

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

extension _ParticipantToken {
  /// Whether any recorder records.
  public var isOn: Bool {
    @inlinable get { recording_is_on() }
  }

  /// Whether messages are recorded and delivered now.
  public var isRecording: Bool {
    guard let membership else { return false }
    return membership.recorder.isRecording && !membership.recorder.isStopped
  }

  /// The participant that the object is in a recorder; nil where it belongs to another, or to none.
  func id(in recorder: Recorder) -> ParticipantID? {
    membership?.recorder === recorder ? membership?.id : nil
  }

  /// The way to a seam's target; nil where nothing is recorded or delivered.
  public func link(_ seam: _SeamPointer, to target: @autoclosure () -> Any) -> _SeamLink? {
    guard isRecording, let membership else { return nil }
    let isKnown = seam.target != .unknown || seam.isClosure
    return _SeamLink(
      membership.recorder,
      from: membership.id,
      to: isKnown ? seam.target : membership.recorder.id(of: target()),
      through: seam.text,
      running: seam.function,
      isClosure: seam.isClosure
    )
  }

  /// Whether the conversation has run away, so that an optional reference reads nil.
  ///
  /// That it does is recorded as a lost message, where the source sends one there.
  public func isStopped(_ seam: _SeamPointer) -> Bool {
    guard let membership, membership.recorder.isRecording, membership.recorder.isStopped else {
      return false
    }
    membership.recorder.lose(from: membership.id, at: seam, .stopped)
    return true
  }

  /// Records that nil was read, where the source sends a message there.
  public func lose(_ seam: _SeamPointer) {
    guard let membership, membership.recorder.isRecording else { return }
    let isGone = seam.isWeak && seam.target.isPresent
    membership.recorder.lose(from: membership.id, at: seam, isGone ? .gone : .nil)
  }
}
