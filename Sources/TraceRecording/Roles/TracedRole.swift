/// A class or an actor with a role; only for code that `@Role` generates.
public protocol _TracedRole: AnyObject {
  /// The object's identity, which names its recorder and participant.
  nonisolated var __participant: _ParticipantToken { get }
  /// The stand-in classes (recorders of messages) for the types of the object's references.
  nonisolated static var __standIns: [any _StandIn.Type] { get }
}
