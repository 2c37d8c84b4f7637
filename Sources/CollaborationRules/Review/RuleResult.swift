/// The result of evaluating a rule: its findings, and the subjects that it examined.
public struct RuleResult: Sendable {
  /// The violations of the rule.
  public let findings: [Finding]
  /// The subjects that the rule examined.
  public let examined: Set<Subject>
  /// The reason why the rule examined nothing; empty if it examined something.
  public let reason: String
  /// The missing evidence; nil if the rule was evaluated, even if it found nothing to examine.
  public private(set) var missingEvidence: MissingEvidence?

  /// Creates a result; `none` is the reason for the case that `examined` is empty.
  public init(_ findings: [Finding] = [], examined: Set<Subject> = [], none: String) {
    self.findings = findings
    self.examined = examined
    reason = examined.isEmpty ? none : ""
  }

  static func nothing(_ missingEvidence: MissingEvidence) -> RuleResult {
    var result = RuleResult(none: missingEvidence.reason)
    result.missingEvidence = missingEvidence
    return result
  }

  func without(_ rows: Set<Int>) -> RuleResult {
    let rest = findings.filter { rows.isDisjoint(with: $0.rows) }
    return rest.count == findings.count ? self : RuleResult(rest, examined: examined, none: reason)
  }
}

extension RuleResult: CustomStringConvertible {
  /// The number of examined subjects, or the reason for none: "judged nothing: no source given".
  public var description: String {
    examined.isEmpty ? "judged nothing: \(reason)" : "judged \(examined.counts)"
  }
}
