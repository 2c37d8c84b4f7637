import Foundation
import Traces

/// Expects that a trace has the messages listed in a Markdown file beside the test; the file also shows a diagram.
///
///     expectTrace(trace, inFile: "the list opens")  // __Traces__/ProductListTests/the list opens.md
///
/// A missing file is written, unless `CI` is set, and the test fails this one time. The lines of the file can be
/// edited: `_` matches any one argument, a line `...` any messages.
public func expectTrace(
  _ trace: Trace,
  inFile name: String,
  _ extent: TraceExtent = .exhaustive,
  only roles: [Role] = [],
  ignoring ignored: [Role] = [],
  fileID: StaticString = #fileID,
  filePath: StaticString = #filePath,
  line: UInt = #line,
  column: UInt = #column
) {
  let site = CallSite(fileID: fileID, filePath: filePath, line: line, column: column)
  let rows = trace.rows(only: roles, ignoring: ignored)
  FileExpectation(name: name, rows: rows, extent: extent, test: site.path).failure(in: .current)?
    .report(at: site)
}

struct FileExpectation {
  let name: String
  let rows: Trace
  let extent: TraceExtent
  let test: String

  private var path: String { GoldenFiles.path(of: name, beside: test) }

  private var shownPath: String {
    path.split(separator: "/").suffix(3).joined(separator: "/")
  }

  /// Returns the failure to report, nil if the trace is as the file says; writes a missing or outdated file if the mode allows it.
  func failure(in run: TestRun) -> Failure? {
    guard let text = run.goldenFiles.text(path) else {
      let lines = ExpectationText(rows).text
      let document = GoldenDocument.text(named: name, rows, lines)
      return written(document, lines, "There was no \(shownPath) to compare with.", in: run)
    }
    do {
      let document = try GoldenDocument(text)
      let comparison = try TraceComparison(document.lines, rows, extent)
      guard comparison.difference != nil else {
        try run.goldenFiles.reach(path, with: ExpectationText(rows).text)
        return nil
      }
      let difference = "\(DifferenceText(comparison).text)\n\nThe lines are those of \(shownPath)."
      guard run.mode == .update, extent == .exhaustive else {
        return Failure("\(difference) \(GoldenMode.advice)", in: rows)
      }
      let lines = comparison.updatedExpectation
      return written(document.rewritten(rows, lines), lines, difference, in: run)
    } catch {
      return Failure("\(shownPath): \(error)", in: rows)
    }
  }

  private func written(
    _ document: String,
    _ lines: String,
    _ purpose: String,
    in run: TestRun
  ) -> Failure {
    if let missing = rows.missingDoubles { return Failure("\(purpose)\n\n\(missing)", in: rows) }
    let shown = lines.indented(by: 2)
    guard run.mode != .check else {
      return Failure("\(purpose) It would hold:\n\n\(shown)", in: rows)
    }
    guard FileManager.default.fileExists(atPath: test) else {
      return Failure("\(purpose)\n\n\(RewriteRefusal.missing(path: test))\n\n\(shown)", in: rows)
    }
    do throws(RewriteRefusal) {
      try run.goldenFiles.write(document, for: lines, to: path)
      let done = "It is written now: read it, and run the test again."
      return Failure("\(purpose)\n\n\(done)\n\n\(shown)", in: rows)
    } catch {
      return Failure("\(purpose)\n\n\(error)\n\n\(shown)", in: rows)
    }
  }
}
