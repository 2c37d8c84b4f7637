import CRecording
import Traces

/// The identity that an object carries: its recorder and participant; only for code that `@Role` generates.
///
/// The token is released with the object, so it is never confused with a later object at the same address. It is
/// copyable, since an init accessor cannot read a noncopyable property.
public struct _ParticipantToken: Sendable {
  @usableFromInline let registration: Registration?

  static let none = _ParticipantToken(registration: nil)

  private init(registration: Registration?) { self.registration = registration }

  /// Registers an object of a standard role with the present recorder, if there is one; `sends` lists its class's
  /// calls.
  public init(_ role: StandardRole, type: String, of class: Any.Type, sends: StaticString = "") {
    let identity = ObjectIdentifier(`class`)
    registration = recording_is_on() ? Registration(role.role, type, identity, sends) : nil
  }

  /// Registers an object of a team's own role with the present recorder, if there is one.
  public init(
    _ name: String,
    as role: StandardRole,
    type: String,
    of class: Any.Type,
    sends: StaticString = ""
  ) {
    let (role, identity) = (Role(name, as: role.role), ObjectIdentifier(`class`))
    registration = recording_is_on() ? Registration(role, type, identity, sends) : nil
  }

  /// Whether any recorder is recording.
  public var isOn: Bool { @inlinable get { recording_is_on() } }

  /// Whether calls of the object may be recorded: it is registered, and any recorder is recording.
  public var mayRecord: Bool { @inlinable get { registration != nil && recording_is_on() } }

  /// Returns the participant of the object in a recorder; nil if the object belongs to another recorder or to none.
  func id(in recorder: Recorder) -> ParticipantID? {
    registration?.recorder === recorder ? registration?.id : nil
  }
}

/// A class or an actor with a role; only for code that `@Role` generates.
public protocol _TracedRole: AnyObject {
  /// The object's identity, which names its recorder and participant.
  nonisolated var __participant: _ParticipantToken { get }
  /// The stand-in classes (recorders of messages) for the types of the object's references.
  nonisolated static var __standIns: [any _StandIn.Type] { get }
}
