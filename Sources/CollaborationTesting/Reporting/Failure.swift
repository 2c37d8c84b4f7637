import Traces

/// The failure of an expectation, which is reported to the test framework.
struct Failure: Sendable {
  /// The failure message, which begins with the most important facts.
  let text: String
  /// The trace that does not meet the expectation; nil for a failure without a trace.
  let trace: Trace?

  init(_ text: String, in trace: Trace? = nil) {
    self.text = text
    self.trace = trace
  }
}
