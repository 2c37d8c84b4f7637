/// The part of a trace that an expectation has to list.
public enum TraceExtent: Sendable {
  /// Every message, and no other.
  case exhaustive
  /// Some messages, in their order; other messages may stand between them.
  case containing
}
