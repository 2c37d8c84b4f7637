/// A class or an actor with a role in the conversation; only for what `@Role` adds.
public protocol _TracedRole: AnyObject {
  /// What the object is known by.
  nonisolated var __participant: _ParticipantToken { get }
  /// What can stand in for those that it references.
  nonisolated static var __standIns: [any _StandIn.Type] { get }
}
