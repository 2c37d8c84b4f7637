import Traces

/// Why an expectation does not hold.
struct Failure: Sendable {
  /// What is told, from the most important to the rest.
  let text: String
  /// The conversation in which it does not hold; nil where there is none.
  let trace: Trace?

  init(_ text: String, in trace: Trace? = nil) {
    self.text = text
    self.trace = trace
  }
}
