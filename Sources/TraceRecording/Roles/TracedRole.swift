/// A class or an actor with a role; only for code that `@Role` generates.
public protocol _TracedRole: AnyObject {
  /// The token of the object.
  nonisolated var __participant: _ParticipantToken { get }
  /// The stand-in types for the types of the object's references.
  nonisolated static var __standIns: [any _StandIn.Type] { get }
}
