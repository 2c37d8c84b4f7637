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

  func id(in recorder: Recorder) -> ParticipantID? {
    guard let registration else { return nil }
    if registration.recorder === recorder { return registration.id }
    let successor = registration.successor(in: recorder)
    return successor?.recorder === recorder ? successor?.id : nil
  }

  /// The token of the object in the recorder that has taken the object over; nil for none.
  ///
  /// Asked only where the log of this token is closed.
  var successor: _ParticipantToken? {
    registration?.successor().map { _ParticipantToken(registration: $0) }
  }
}

/// A class or an actor with a role; only for code that `@Role` generates.
public protocol _TracedRole: AnyObject {
  /// The object's identity, which names its recorder and participant.
  nonisolated var __participant: _ParticipantToken { get }
  /// The stand-in classes (recorders of messages) for the types of the object's references.
  nonisolated static var __standIns: [any _StandIn.Type] { get }
}

/// The registration of an object with its recorder, from the object's creation to its release.
///
/// Unchecked because of the pointer, which is valid as long as the recorder.
@usableFromInline final class Registration: @unchecked Sendable {
  let recorder: Recorder
  let log: UnsafeMutablePointer<recording_log>
  let id: ParticipantID
  /// The registration of the same object with a later recorder; read and set under `lock`.
  private var taken: Registration?
  private static let lock = Lock()

  /// Registers an object with the present recorder; nil without one, or if it is the whole process's recorder and has a full log.
  convenience init?(_ role: Role, _ type: String, _ class: ObjectIdentifier, _ sends: StaticString)
  {
    guard let recorder = Recorder.present,
      let id = recorder.register(role, type: type, of: `class`, sends: sends)
    else { return nil }
    self.init(id, in: recorder)
  }

  private init(_ id: ParticipantID, in recorder: Recorder) {
    self.recorder = recorder
    log = recorder.log.raw
    self.id = id
  }

  deinit { recorder.release(id) }

  /// Returns the object's registration with a later recorder that records; nil if the object belongs to this recorder.
  ///
  /// `taker` takes the object over if it records and every earlier recorder of the object has ended.
  func successor(in taker: Recorder? = Recorder.present) -> Registration? {
    var former: Registration?
    // A registration is released after the lock is given back, as a release may make a record.
    defer { withExtendedLifetime(former) {} }
    return Registration.lock.held {
      if let taken, taken.recorder === taker || taken.recorder.isRecording {
        return taker == nil || taken.recorder === taker ? taken : nil
      }
      guard let taker, taker.isRecording, recorder.hasEnded, taken?.recorder.hasEnded ?? true else {
        return nil
      }
      former = taken
      taken = taker.takeOver(id, of: recorder).map { Registration($0, in: taker) }
      return taken
    }
  }
}

/// The number of a participant in its recorder.
@usableFromInline struct ParticipantID: Hashable, Sendable {
  /// The index in the registry's list of members; negative for special values.
  let index: Int32

  static let absent = ParticipantID(index: -1)
  static let user = ParticipantID(index: -2)
  /// The placeholder for the target of a reference that has not been looked up yet.
  static let unknown = ParticipantID(index: -3)

  var isPresent: Bool { index >= 0 || self == .user }
}

// Empty replacements for tokens and seams, for builds with `-D TRACING_OFF`.

extension _TracedRole {
  /// An empty token (the identity of an object in recordings), as recording is compiled out.
  public nonisolated var __participant: _ParticipantToken { .none }
  /// An empty list of recording proxies: recording is compiled out, or the class has no references.
  public nonisolated static var __standIns: [any _StandIn.Type] { [] }
}

/// An object's identity, of size zero, in builds without recording; only for code that `@Role` generates.
public struct _NoToken: Sendable {
  /// Creates an empty token.
  public init() {}
}

/// The state, of size zero, of a reference in builds without recording; only for code that `@Seam` generates.
public struct _NoSeam: Sendable {
  /// Creates an empty state.
  public init() {}
}
