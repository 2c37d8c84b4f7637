// What stands in the place of tokens and seams where `-D TRACING_OFF` has compiled the recording out.

extension _TracedRole {
  /// No token, where the recording was compiled out.
  public nonisolated var __participant: _ParticipantToken { .none }
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
