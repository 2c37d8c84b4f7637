/// The part of a trace that an expectation has to list.
public enum TraceExtent: Sendable {
  /// All messages of the trace, and no other.
  case exhaustive
  /// Some messages of the trace, in their order; other messages may come between them.
  case containing
}
