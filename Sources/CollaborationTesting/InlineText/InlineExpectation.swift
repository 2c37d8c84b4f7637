import Traces

/// The expected text in a test's source, which is written there if it is missing or outdated.
struct InlineExpectation {
  private let function: String
  /// The expected text as compiled; nil where the call has no trailing closure.
  private let compiled: String?
  private let trace: Trace
  /// The reason why the trace must not become an expected text; nil for none.
  let reasonNotToSave: String?
  private let site: CallSite

  init(
    _ function: String,
    _ compiled: String?,
    _ trace: Trace,
    reasonNotToSave: String? = nil,
    at site: CallSite
  ) {
    self.function = function
    self.compiled = compiled
    self.trace = trace
    self.reasonNotToSave = reasonNotToSave
    self.site = site
  }

  var text: String? { compiled.flatMap { $0.trimmed.isEmpty ? nil : $0 } }

  /// Records that the result `found` is as expected; returns a failure if this run has written another text for the call.
  func reached(_ found: String, in run: TestRun) -> Failure? {
    do throws(RewriteRefusal) {
      try run.texts.reach(site, with: found, in: run.mode)
      return nil
    } catch {
      return Failure("\(error)", in: trace)
    }
  }

  /// Writes an expected text into the test's source if the mode allows and the trace may be saved; returns a failure.
  ///
  /// `difference` is the failure's first sentence; nil if there was no text.
  func written(_ text: String, _ difference: String? = nil, in run: TestRun) -> Failure {
    let purpose = difference ?? "There was no text to compare with."
    if let reasonNotToSave { return Failure("\(purpose)\n\n\(reasonNotToSave)", in: trace) }
    let shown = text.indented(by: 2)
    guard run.mode != .check else {
      return Failure("\(purpose) It would be:\n\n\(shown)", in: trace)
    }
    do throws(RewriteRefusal) {
      try run.texts.write(text, at: site, of: function, compiled: compiled)
      let done = "It is written into the test now: read it, and run the test again."
      return Failure("\(purpose)\n\n\(done)\n\n\(shown)", in: trace)
    } catch {
      if case .several = error { return Failure("\(purpose)\n\n\(error)", in: trace) }
      return Failure("\(purpose)\n\n\(error)\n\n\(shown)", in: trace)
    }
  }
}
