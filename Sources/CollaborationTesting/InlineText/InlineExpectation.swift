import Traces

/// A text that a test's source expects, and what is done where it is missing or to be another.
struct InlineExpectation {
  /// The function that is called with it.
  private let function: String
  /// The text that was compiled; nil where there is none.
  private let compiled: String?
  private let trace: Trace
  private let site: CallSite

  init(_ function: String, _ compiled: String?, _ trace: Trace, at site: CallSite) {
    self.function = function
    self.compiled = compiled
    self.trace = trace
    self.site = site
  }

  /// The text; nil where nothing is in it.
  var text: String? { compiled.flatMap { $0.trimmed.isEmpty ? nil : $0 } }

  /// Why a text is written where there is none.
  var purpose: String { "There was no text to compare with." }

  /// Notes that the test came here with a text that is as expected.
  func reached(_ found: String, in run: TestRun) -> Failure? {
    do throws(RewriteRefusal) {
      try run.inlineTexts.reach(site, with: found, in: run.mode)
      return nil
    } catch {
      return Failure("\(error)", in: trace)
    }
  }

  /// Writes a text into the source; the test fails all the same.
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
