/// A class or an actor with a role in the conversation; only for what `@Role` adds.
public protocol _TracedRole: AnyObject {
  /// What the object is known by.
  nonisolated var __participant: _ParticipantToken { get }
  /// What the class says through its seams, as its source has it.
  nonisolated static var __sends: _SourceTable { get }
  /// What can stand in for those that it references.
  nonisolated static var __standIns: [any _StandIn.Type] { get }
}

// MARK: - In production

extension _TracedRole {
  /// No token, where the recording was compiled out.
  public nonisolated var __participant: _ParticipantToken { .none }
  /// An empty table, where the recording was compiled out.
  public nonisolated static var __sends: _SourceTable { _SourceTable() }
  /// No stand-ins, where the recording was compiled out, or nobody is referenced.
  public nonisolated static var __standIns: [any _StandIn.Type] { [] }
}

/// A token that takes no room, where the recording was compiled out; only for what `@Role` adds.
public struct _NoToken: Sendable {
  /// Makes nothing.
  public init() {}
}

/// A seam's state that takes no room, where the recording was compiled out; only for what `@Seam` adds.
public struct _NoSeam: Sendable {
  /// Makes nothing.
  public init() {}
}
