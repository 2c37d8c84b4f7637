import SequenceDiagrams
import TerminalText
import Traces

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
enum GoldenDocumentError: Error, Equatable {
  case noBlock
  case conflict
}

extension GoldenDocumentError: CustomStringConvertible {
  var description: String {
    switch self {
    case .noBlock: "It has no block that begins with ```trace . Delete it to have it written anew."
    case .conflict: "It holds two versions of a merge: choose one of them."
    }
  }
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
