import Traces

/// The result of a rule for some evidence: its findings, and what it examined.
public struct Judgement: Sendable {
  /// The violations of the rule.
  public let findings: [Finding]
  /// The subjects that the rule examined.
  public let judged: Set<Subject>
  /// Why the rule examined nothing; empty where it examined something.
  public let reason: String
  /// The missing evidence; nil where the rule had all it needs, even if the trace held nothing to examine.
  public private(set) var lack: Lack?

  /// Creates a result; `none` is the reason used where `judged` is empty.
  public init(_ findings: [Finding] = [], judged: Set<Subject> = [], none: String) {
    self.findings = findings
    self.judged = judged
    reason = judged.isEmpty ? none : ""
  }

  /// Returns the result of a rule that lacks evidence it needs.
  static func nothing(_ lack: Lack) -> Judgement {
    var judgement = Judgement(none: lack.reason)
    judgement.lack = lack
    return judgement
  }

  /// Returns this result without the findings that share a row with `rows`.
  func without(_ rows: Set<Int>) -> Judgement {
    let rest = findings.filter { rows.isDisjoint(with: $0.rows) }
    return rest.count == findings.count ? self : Judgement(rest, judged: judged, none: reason)
  }
}

extension Judgement: CustomStringConvertible {
  /// The number of judged subjects, or the reason for none: "judged nothing: no source given".
  public var description: String {
    judged.isEmpty ? "judged nothing: \(reason)" : "judged \(judged.counts)"
  }
}
