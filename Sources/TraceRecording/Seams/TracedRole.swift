/// A class or an actor with a role in the conversation; `@Role` makes it conform.
public protocol TracedRole: AnyObject {
  /// What the object is known by.
  nonisolated var __participant: ParticipantToken { get }
  /// What the class says through its seams, as its source has it.
  nonisolated static var __sends: SourceTable { get }
}

// MARK: - In production

extension TracedRole {
  /// Known by nothing, where the recording was compiled out.
  public nonisolated var __participant: ParticipantToken { .none }
  /// Nothing, where the recording was compiled out.
  public nonisolated static var __sends: SourceTable { SourceTable() }
}

/// Stands for a token where the recording was compiled out, and no room.
public struct NoToken: Sendable {
  /// Makes nothing.
  public init() {}
}

/// Stands for a seam's state where the recording was compiled out, and no room.
public struct NoSeam: Sendable {
  /// Makes nothing.
  public init() {}
}
