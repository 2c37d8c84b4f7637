import Foundation
import SequenceDiagrams
import TerminalText
import Traces

/// Expects that a trace has the messages listed in a Markdown file beside the test; the file also shows a diagram.
///
///     expectTrace(trace, inFile: "the list opens")  // __Traces__/ProductListTests/the list opens.md
///
/// A missing file is written, unless `CI` is set, and the test fails this one time. The lines of the file can be
/// edited: `_` matches any one argument, a line `...` any messages. The diagram is the block `text` directly above the lines.
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
  if let failure = trace.absence(of: roles) { return failure.report(at: site) }
  let rows = trace.rows(only: roles, ignoring: ignored)
  let reason = trace.reasonNotToSave(rows)
  FileExpectation(name: name, rows: rows, extent: extent, site: site, reasonNotToSave: reason)
    .failure(in: .current)?.report(at: site)
}

struct FileExpectation {
  let name: String
  let rows: Trace
  let extent: TraceExtent
  let site: CallSite
  let reasonNotToSave: String?

  private var path: String { GoldenDocument.path(of: name, beside: site.path) }

  private var shownPath: String {
    path.split(separator: "/").suffix(3).joined(separator: "/")
  }

  /// Returns the failure to report, nil if the trace is as the file says; writes a missing or outdated file if the mode allows it.
  func failure(in run: TestRun) -> Failure? {
    let calls = run.texts.calls(naming: path, adding: site)
    guard let data = FileManager.default.contents(atPath: path) else {
      let lines = ExpectationText(rows).text
      let purpose = "There was no \(shownPath) to compare with."
      return written(GoldenDocument.text(named: name, rows, lines), lines, purpose, in: run)
    }
    do {
      let document = try GoldenDocument(String(decoding: data, as: UTF8.self))
      let comparison = try TraceComparison(document.lines, rows, extent)
      guard comparison.difference != nil else {
        try run.texts.reach(path, with: ExpectationText(rows).text)
        return nil
      }
      let text = DifferenceText(comparison)
      let difference = "\(text.text)\n\nThe lines are those of \(shownPath)."
      guard run.mode == .update, extent == .exhaustive else {
        let sharing = calls.count > 1 ? "\(calls.sharing) Give each a name of its own." : nil
        let advice = reasonNotToSave ?? sharing ?? text.advice(for: extent)
        return Failure("\(difference) \(advice)", in: rows)
      }
      let lines = comparison.updatedExpectation
      return written(document.rewritten(rows, lines), lines, difference, in: run)
    } catch {
      return Failure("\(shownPath): \(error)", in: rows)
    }
  }

  private func written(
    _ document: @autoclosure () -> String,
    _ lines: String,
    _ purpose: String,
    in run: TestRun
  ) -> Failure {
    if let reasonNotToSave { return Failure("\(purpose)\n\n\(reasonNotToSave)", in: rows) }
    let shown = lines.indented(by: 2)
    guard run.mode != .check else {
      return Failure("\(purpose) It would hold:\n\n\(shown)", in: rows)
    }
    guard FileManager.default.fileExists(atPath: site.path) else {
      let refusal = RewriteRefusal.missing(path: site.path)
      return Failure("\(purpose)\n\n\(refusal)\n\n\(shown)", in: rows)
    }
    do throws(RewriteRefusal) {
      try run.texts.write(document(), for: lines, to: path)
      let done = "It is written now: read it, and run the test again."
      return Failure("\(purpose)\n\n\(done)\n\n\(shown)", in: rows)
    } catch {
      return Failure("\(purpose)\n\n\(error)\n\n\(shown)", in: rows)
    }
  }
}

/// The content of a Markdown file with an expected trace: a diagram for readers, and the lines that a test compares.
///
/// Lines may end in a line feed, or in a carriage return and a line feed, which a rewritten file keeps.
struct GoldenDocument: Equatable {
  let text: String
  /// The expected lines, separated by line feeds.
  let lines: String
  private let linesRange: Range<String.Index>
  private let diagramRange: Range<String.Index>?

  /// Parses the content of a Markdown file.
  ///
  /// - Throws: ``GoldenDocumentError`` if the file has no closed block `trace`, or has an unresolved merge conflict.
  init(_ text: String) throws(GoldenDocumentError) {
    let isConflict = text.split(whereSeparator: \.isNewline).contains {
      $0.hasPrefix("<<<<<<< ") || $0.hasPrefix(">>>>>>> ")
    }
    if isConflict { throw .conflict }
    let blocks = text.blocks
    guard let index = blocks.firstIndex(where: { $0.language == "trace" }) else { throw .noBlock }
    let block = blocks[index]
    self.text = text
    linesRange = block.content
    lines = String(text[block.content]).replacing("\r\n", with: "\n")
    let above = index > 0 ? blocks[index - 1] : block
    let between = text[above.whole.upperBound..<max(above.whole.upperBound, block.whole.lowerBound)]
    let isDiagram = above.language == "text" && between.allSatisfy(\.isWhitespace)
    diagramRange = isDiagram ? above.content : nil
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

  /// Returns the file's content with `lines` and, if a diagram is directly above the old lines, the diagram of `trace` in its place.
  func rewritten(_ trace: Trace, _ lines: String) -> String {
    var parts = [(linesRange, lines + "\n")]
    if let diagramRange { parts.append((diagramRange, Self.diagram(of: trace))) }
    var (result, index) = ("", text.startIndex)
    for (range, replacement) in parts.sorted(by: { $0.0.lowerBound < $1.0.lowerBound }) {
      let ended = text.contains("\r\n") ? replacement.replacing("\n", with: "\r\n") : replacement
      result += text[index..<range.lowerBound] + ended
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

/// A fenced block of Markdown: between its content and the lines around it stand the fences.
private typealias FencedBlock = (
  language: Substring, content: Range<String.Index>, whole: Range<String.Index>
)

extension String {
  /// The closed blocks between fences of back-ticks, in order.
  fileprivate var blocks: [FencedBlock] {
    var blocks: [FencedBlock] = []
    var open: (fence: Substring, language: Substring, start: Index, content: Index)?
    var index = startIndex
    while index < endIndex {
      let end = self[index...].firstIndex(where: \.isNewline) ?? endIndex
      let next = end < endIndex ? self.index(after: end) : endIndex
      let fence = self[index..<end].prefix { $0 == "`" }
      let language = self[fence.endIndex..<end]
      if let block = open {
        if language.isEmpty, fence.count >= block.fence.count {
          blocks.append((block.language, block.content..<index, block.start..<next))
          open = nil
        }
      } else if fence.count >= 3, !language.contains("`") {
        open = (fence, language, index, next)
      }
      index = next
    }
    return blocks
  }
}
