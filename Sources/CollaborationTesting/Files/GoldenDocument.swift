import Foundation
import SequenceDiagrams
import TerminalText
import Traces

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
    // A block is closed by at least as many back-ticks as open it.
    let blocks = text.matches(of: #/(?ms)^(`{3,})([^`\v]*)\R(.*?)^\1`*$/#)
    guard let index = blocks.firstIndex(where: { $0.2 == "trace" }) else { throw .noBlock }
    let content = blocks[index].3
    self.text = text
    linesRange = content.startIndex..<content.endIndex
    lines = String(content).replacing("\r\n", with: "\n")
    let above = index > 0 ? blocks[index - 1] : nil
    let isDiagram = above.map {
      $0.2 == "text"
        && text[$0.range.upperBound..<blocks[index].range.lowerBound].allSatisfy(\.isWhitespace)
    }
    diagramRange = isDiagram == true ? above.map { $0.3.startIndex..<$0.3.endIndex } : nil
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
    let end = text.contains("\r\n") ? "\r\n" : "\n"
    let start = linesRange.lowerBound
    let old = diagramRange ?? start..<start
    let diagram = diagramRange == nil ? "" : Self.diagram(of: trace).replacing("\n", with: end)
    let newLines = "\(lines)\n".replacing("\n", with: end)
    let (before, between) = (text[..<old.lowerBound], text[old.upperBound..<start])
    return "\(before)\(diagram)\(between)\(newLines)\(text[linesRange.upperBound...])"
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
