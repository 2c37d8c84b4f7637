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
