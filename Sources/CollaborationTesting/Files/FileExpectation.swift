import Foundation
import SequenceDiagrams
import TerminalText
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

  private var path: String { GoldenDocument.path(of: name, beside: test) }

  private var shownPath: String {
    path.split(separator: "/").suffix(3).joined(separator: "/")
  }

  /// Returns the failure to report, nil if the trace is as the file says; writes a missing or outdated file if the mode allows it.
  func failure(in run: TestRun) -> Failure? {
    guard let data = FileManager.default.contents(atPath: path) else {
      let lines = ExpectationText(rows).text
      let document = GoldenDocument.text(named: name, rows, lines)
      return written(document, lines, "There was no \(shownPath) to compare with.", in: run)
    }
    do {
      let document = try GoldenDocument(String(decoding: data, as: UTF8.self))
      let comparison = try TraceComparison(document.lines, rows, extent)
      guard comparison.difference != nil else {
        try run.texts.reach(path, with: ExpectationText(rows).text)
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
      try run.texts.write(document, for: lines, to: path)
      let done = "It is written now: read it, and run the test again."
      return Failure("\(purpose)\n\n\(done)\n\n\(shown)", in: rows)
    } catch {
      return Failure("\(purpose)\n\n\(error)\n\n\(shown)", in: rows)
    }
  }
}

/// The content of a Markdown file with an expected trace: a diagram for readers, and the lines that a test compares.
struct GoldenDocument: Equatable {
  let text: String
  let lines: String
  private let linesRange: Range<String.Index>
  private let diagramRange: Range<String.Index>?

  /// Parses the content of a Markdown file.
  ///
  /// - Throws: ``GoldenDocumentError`` if the file has no closed block `trace`, or has an unresolved merge conflict.
  init(_ text: String) throws(GoldenDocumentError) {
    let isConflict = text.split(separator: "\n").contains {
      $0.hasPrefix("<<<<<<< ") || $0.hasPrefix(">>>>>>> ")
    }
    if isConflict { throw .conflict }
    guard let range = text.block(of: "trace") else { throw .noBlock }
    self.text = text
    linesRange = range
    lines = String(text[range])
    diagramRange = text.block(of: "text")
  }

  /// Returns the path of the file for an expectation `name` in the source file `test`:
  /// `__Traces__/LoginTests/happy.md`.
  static func path(of name: String, beside test: String) -> String {
    let source = URL(filePath: test)
    let folder = source.deletingPathExtension().lastPathComponent
    let allowed = CharacterSet.alphanumerics.union(CharacterSet(charactersIn: " _-.()"))
    var file = String(name.unicodeScalars.map { allowed.contains($0) ? Character($0) : "-" })
    if file.isEmpty || file.hasPrefix(".") { file = "-" + file }
    return source.deletingLastPathComponent().appending(path: "__Traces__/\(folder)/\(file).md")
      .path
  }

  static func text(named name: String, _ trace: Trace, _ lines: String) -> String {
    """
    # \(name)

    ```text
    \(diagram(of: trace))```

    ```trace
    \(lines)
    ```

    """
  }

  /// Returns the file's content with `lines` and, if the file has a diagram, the diagram of `trace` in place of the old ones.
  func rewritten(_ trace: Trace, _ lines: String) -> String {
    var parts = [(linesRange, lines + "\n")]
    if let diagramRange { parts.append((diagramRange, Self.diagram(of: trace))) }
    var (result, index) = ("", text.startIndex)
    for (range, replacement) in parts.sorted(by: { $0.0.lowerBound < $1.0.lowerBound }) {
      result += text[index..<range.lowerBound] + replacement
      index = range.upperBound
    }
    return result + text[index...]
  }

  private static func diagram(of trace: Trace) -> String {
    Diagram(trace).drawn(as: .ladder, DiagramOptions(repeatsHeader: false)).plain
  }
}

/// The reason why a Markdown file cannot be compared with a trace.
enum GoldenDocumentError: String, Error, CustomStringConvertible {
  case noBlock = "It has no block that begins with ```trace . Delete it to have it written anew."
  case conflict = "It holds two versions of a merge: choose one of them."

  var description: String { rawValue }
}

extension String {
  /// Returns the range of the text in the first fenced block marked with a language, such as `trace`; nil without a closed one.
  fileprivate func block(of language: String) -> Range<Index>? {
    var (index, start) = (startIndex, Index?.none)
    while index < endIndex {
      let end = self[index...].firstIndex(where: \.isNewline) ?? endIndex
      let next = end < endIndex ? self.index(after: end) : endIndex
      let line = self[index..<end]
      if let start, line == "```" { return start..<index }
      if start == nil, line == "```" + language { start = next }
      index = next
    }
    return nil
  }
}
