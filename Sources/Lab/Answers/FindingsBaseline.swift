import CollaborationRules

/// A file of findings that a team already knows, one line each: the rule's name and the finding's text without row numbers.
///
///     # Findings that are known. Take a line out when it is mended.
///     late-reply: Presenter told View show(_:) after it was left.
public struct FindingsBaseline: Sendable {
  private let lines: Set<String>

  /// Creates a baseline that contains the given findings.
  public init(_ findings: [Finding] = []) {
    lines = Set(findings.map(FindingsBaseline.line))
  }

  /// Reads the text of a baseline file; empty lines and lines that begin with `#` are skipped.
  public init(text: String) {
    lines = Set(
      text.split(whereSeparator: \.isNewline).map { $0.trimmed }
        .filter { !$0.isEmpty && !$0.hasPrefix("#") }
    )
  }

  /// Returns whether the baseline contains a finding; the numbers of its rows do not matter.
  public func contains(_ finding: Finding) -> Bool {
    lines.contains(FindingsBaseline.line(finding))
  }

  /// The number of distinct findings in the baseline.
  public var count: Int { lines.count }

  /// The text of the baseline file: a heading comment, then the findings in alphabetical order.
  public var text: String {
    (["# Findings that are known. Take a line out when it is mended."] + lines.sorted())
      .map { $0 + "\n" }.joined()
  }

  /// Returns the line for a finding, without row numbers, so that the same finding in another trace has the same line.
  static func line(_ finding: Finding) -> String {
    "\(finding.name): \(finding.text.replacing(/#[0-9]+ ?/, with: ""))".split(
      whereSeparator: \.isNewline
    )
    .joined(separator: " ").trimmed
  }
}

extension StringProtocol {
  fileprivate var trimmed: String {
    let start = drop { $0.isWhitespace }
    return String(start.reversed().drop { $0.isWhitespace }.reversed())
  }
}
