/// A class with a role in the conversation; `@Role` makes it conform.
public protocol TracedRole: AnyObject {
  /// What the object is known by.
  nonisolated var __participant: ParticipantToken { get }
  /// What the class says through its seams, as its source has it.
  nonisolated static var __sends: SourceTable { get }
}
