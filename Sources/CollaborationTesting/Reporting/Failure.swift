import Traces

/// The failure of an expectation.
struct Failure: Sendable {
  /// The message, with the most important facts first.
  let text: String
  /// The trace that fails the expectation; nil where there is none.
  let trace: Trace?

  init(_ text: String, in trace: Trace? = nil) {
    self.text = text
    self.trace = trace
  }
}
