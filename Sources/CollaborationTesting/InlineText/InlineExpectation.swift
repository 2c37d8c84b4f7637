import Traces

/// The text that a test's source expects, and how it is written where it is missing or outdated.
struct InlineExpectation {
  private let function: String
  /// The compiled text; nil without a trailing closure.
  private let compiled: String?
  private let trace: Trace
  private let site: CallSite

  init(_ function: String, _ compiled: String?, _ trace: Trace, at site: CallSite) {
    self.function = function
    self.compiled = compiled
    self.trace = trace
    self.site = site
  }

  /// The text; nil where it is missing or blank.
  var text: String? { compiled.flatMap { $0.trimmed.isEmpty ? nil : $0 } }

  /// The reason given where a missing text is written.
  var purpose: String { "There was no text to compare with." }

  /// Notes that the text is as expected; returns a failure where another text was written there in this run.
  func reached(_ found: String, in run: TestRun) -> Failure? {
    do throws(RewriteRefusal) {
      try run.inlineTexts.reach(site, with: found, in: run.mode)
      return nil
    } catch {
      return Failure("\(error)", in: trace)
    }
  }

  /// Writes a text into the source, and returns the failure that reports it.
  func written(_ text: String, _ purpose: String, in run: TestRun) -> Failure {
    if let missing = trace.missingDoubles { return Failure("\(purpose)\n\n\(missing)", in: trace) }
    let shown = text.indented(by: 2)
    guard run.mode != .check else {
      return Failure("\(purpose) It would be:\n\n\(shown)", in: trace)
    }
    do throws(RewriteRefusal) {
      try run.inlineTexts.write(text, at: site, of: function, compiled: compiled)
      let done = "It is written into the test now: read it, and run the test again."
      return Failure("\(purpose)\n\n\(done)\n\n\(shown)", in: trace)
    } catch {
      if case .several = error { return Failure("\(purpose)\n\n\(error)", in: trace) }
      return Failure("\(purpose)\n\n\(error)\n\n\(shown)", in: trace)
    }
  }
}
