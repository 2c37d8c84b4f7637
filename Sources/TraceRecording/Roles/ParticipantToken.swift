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

  private init(membership: Membership?) { self.membership = membership }

  /// Registers an object with a standard role with the current recorder, if there is one; `sends` is what the class's source
  /// sends, as `SourceTable` reads it.
  public init(_ role: StandardRole, type: String, of class: Any.Type, sends: StaticString = "") {
    let identity = ObjectIdentifier(`class`)
    membership = recording_is_on() ? Membership(role.role, type, identity, sends) : nil
  }

  /// Registers an object with a role of a team's own with the current recorder, if there is one.
  public init(
    _ name: String,
    as role: StandardRole,
    type: String,
    of class: Any.Type,
    sends: StaticString = ""
  ) {
    let (role, identity) = (Role(name, as: role.role), ObjectIdentifier(`class`))
    membership = recording_is_on() ? Membership(role, type, identity, sends) : nil
  }
}

extension _ParticipantToken {
  /// Whether any recorder records.
  public var isOn: Bool { @inlinable get { recording_is_on() } }

  /// The participant that the object is in a recorder; nil where it belongs to another, or to none.
  func id(in recorder: Recorder) -> ParticipantID? {
    membership?.recorder === recorder ? membership?.id : nil
  }
}
