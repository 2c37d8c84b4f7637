import SequenceDiagrams
import TerminalText
import Traces

/// A Markdown file that keeps a conversation: drawn for people, and as the lines that are compared.
struct GoldenDocument: Equatable {
  /// The file as it is.
  let text: String
  /// The lines that are compared.
  let lines: String
  private let linesRange: Range<String.Index>
  private let diagramRange: Range<String.Index>?

  /// Reads a file.
  ///
  /// - Throws: ``GoldenDocumentError`` where there are no lines to compare, or two versions of them.
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

  /// A new file.
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

  /// The same file with other lines and another diagram; all else stays.
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

/// Why a file keeps no conversation.
enum GoldenDocumentError: Error, Equatable {
  /// It has no block of lines.
  case noBlock
  /// Two versions of it were merged by halves.
  case conflict
}

extension GoldenDocumentError: CustomStringConvertible {
  /// What is wrong, and what to do.
  var description: String {
    switch self {
    case .noBlock: "It has no block that begins with ```trace . Delete it to have it written anew."
    case .conflict: "It holds two versions of a merge: choose one of them."
    }
  }
}

extension String {
  /// The lines of the first fenced block of a language.
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
