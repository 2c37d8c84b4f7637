import Traces

/// Expects a conversation: every message of it in its order, and no other.
///
///     expectTrace(trace) {
///       """
///       View -> Presenter fetchProducts()
///         Presenter -> Interactor getProducts()
///       ...
///         Presenter -> View showProducts(_)
///       """
///     }
///
/// A line is a message in the notation, by roles; an indented line is caused by the one above it. `_` is any one
/// argument, a line `...` any messages. A text that is empty or missing is written into the source, and the test
/// fails that once.
///
/// - Parameters:
///   - trace: The conversation.
///   - extent: Whether every message is told; `.containing` expects the lines in their order among others.
///   - roles: Those whose messages are meant, sent or received; all where there are none.
///   - ignored: Those whose messages are not meant.
///   - expected: The text, one string literal.
public func expectTrace(
  _ trace: Trace,
  _ extent: TraceExtent = .exhaustive,
  only roles: [Role] = [],
  ignoring ignored: [Role] = [],
  fileID: StaticString = #fileID,
  filePath: StaticString = #filePath,
  line: UInt = #line,
  column: UInt = #column,
  _ expected: (() -> String)? = nil
) {
  let site = CallSite(fileID: fileID, filePath: filePath, line: line, column: column)
  let rows = TraceSelection(only: roles, ignored: ignored).rows(of: trace)
  let expectation = TraceExpectation(rows: rows, extent: extent, text: expected?(), site: site)
  expectation.failure(in: .current)?.report(at: site)
}

/// A conversation, and the text that expects it in a test's source.
struct TraceExpectation {
  /// What was said, as far as it is meant.
  let rows: Trace
  let extent: TraceExtent
  /// The text that was compiled; nil where there is none.
  let text: String?
  let site: CallSite

  /// Why it does not hold; nil where it does. What is missing is written down.
  func failure(in run: TestRun) -> Failure? {
    let found = ExpectationText(rows).text
    guard let text, !text.trimmed.isEmpty else {
      let purpose = "There was no text to compare with."
      return written(found, purpose, in: run)
    }
    let comparison: TraceComparison
    do throws(NotationError) { comparison = try TraceComparison(text, rows, extent) } catch {
      return Failure("The text cannot be read. \(error)", in: rows)
    }
    guard comparison.difference != nil else { return reached(found, in: run) }
    let difference = DifferenceText(comparison).text
    guard run.mode == .update, extent == .exhaustive else {
      return Failure("\(difference)\n\n\(advice)", in: rows)
    }
    return written(comparison.renewed, difference, in: run)
  }

  private func reached(_ found: String, in run: TestRun) -> Failure? {
    do throws(RewriteRefusal) {
      try run.inlineTexts.reach(site, with: found)
      return nil
    } catch {
      return Failure("\(error)", in: rows)
    }
  }

  private func written(_ text: String, _ purpose: String, in run: TestRun) -> Failure {
    guard run.mode != .check else {
      return Failure("\(purpose) It would be:\n\n\(text.indented(by: 2))", in: rows)
    }
    do throws(RewriteRefusal) {
      try run.inlineTexts.write(text, at: site, of: "expectTrace", compiled: self.text)
      let done = "It is written into the test now: read it, and run the test again."
      return Failure("\(purpose)\n\n\(done)\n\n\(text.indented(by: 2))", in: rows)
    } catch {
      return Failure("\(purpose)\n\n\(error)\n\n\(text.indented(by: 2))", in: rows)
    }
  }

  private var advice: String {
    extent == .containing
      ? "If this is right, change the lines that are marked with - ."
      : "If this is right, take the lines that are marked with + , or run the test once with VIPERLAB_UPDATE_GOLDENS=1."
  }
}
