import CollaborationRules

/// Findings that were known when a team began, a line each: the rule's name and its sentence, without numbers of rows.
///
///     # Findings that are known. Take a line out when it is mended.
///     late-reply: Presenter told View show(_:) after it was left.
public struct FindingsBaseline: Sendable {
  private let lines: Set<String>

  /// Makes one of findings.
  public init(_ findings: [Finding] = []) {
    lines = Set(findings.map(FindingsBaseline.line))
  }

  /// Reads a baseline; empty lines and lines that begin with `#` are skipped.
  public init(text: String) {
    lines = Set(
      text.split(whereSeparator: \.isNewline).map { $0.trimmed }
        .filter { !$0.isEmpty && !$0.hasPrefix("#") }
    )
  }

  /// Whether a finding is among them.
  public func contains(_ finding: Finding) -> Bool {
    lines.contains(FindingsBaseline.line(finding))
  }

  /// How many there are.
  public var count: Int { lines.count }

  /// All of them in the order of the alphabet, below a line that says what they are.
  public var text: String {
    (["# Findings that are known. Take a line out when it is mended."] + lines.sorted())
      .map { $0 + "\n" }.joined()
  }

  private static func line(_ finding: Finding) -> String {
    "\(finding.name): \(finding.text.replacing(/#[0-9]+ ?/, with: ""))".split(
      whereSeparator: \.isNewline
    )
    .joined(separator: " ").trimmed
  }
}

extension StringProtocol {
  /// The text without blanks at its ends.
  fileprivate var trimmed: String {
    let start = drop { $0.isWhitespace }
    return String(start.reversed().drop { $0.isWhitespace }.reversed())
  }
}
