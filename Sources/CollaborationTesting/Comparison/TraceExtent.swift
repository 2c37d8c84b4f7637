/// How much of a trace an expectation tells.
public enum TraceExtent: Sendable {
  /// Every message, and no other.
  case exhaustive
  /// Some messages, in their order; others may stand between them.
  case containing
}
