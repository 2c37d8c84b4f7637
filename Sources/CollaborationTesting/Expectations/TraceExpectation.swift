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
/// With `.containing` the lines are expected in their order, and others may stand between them. With roles only what
/// one of these sends or receives is meant, and never what an ignored one does.
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
  let inline = InlineExpectation("expectTrace", expected?(), rows, at: site)
  TraceExpectation(rows: rows, extent: extent, inline: inline).failure(in: .current)?
    .report(at: site)
}

/// A conversation, and the text that expects it in a test's source.
struct TraceExpectation {
  /// What was said, as far as it is meant.
  let rows: Trace
  let extent: TraceExtent
  let inline: InlineExpectation

  /// Why it does not hold, what is missing being written down; nil where it does.
  func failure(in run: TestRun) -> Failure? {
    let found = ExpectationText(rows).text
    guard let text = inline.text else { return inline.written(found, inline.purpose, in: run) }
    let comparison: TraceComparison
    do throws(NotationError) { comparison = try TraceComparison(text, rows, extent) } catch {
      return Failure("The text cannot be read. \(error)", in: rows)
    }
    guard comparison.difference != nil else { return inline.reached(found, in: run) }
    let difference = DifferenceText(comparison).text
    guard run.mode == .update, extent == .exhaustive else {
      return Failure("\(difference)\n\n\(rows.missingDoubles ?? advice)", in: rows)
    }
    return inline.written(comparison.renewed, difference, in: run)
  }

  private var advice: String {
    extent == .containing
      ? "If this is right, change the lines that are marked with - ."
      : GoldenMode.advice
  }
}
