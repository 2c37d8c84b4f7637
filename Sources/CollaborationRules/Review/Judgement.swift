import Traces

/// What a rule says to some evidence: what it found, and what it looked at.
public struct Judgement: Sendable {
  /// Everything for which the rule does not hold.
  public let findings: [Finding]
  /// What the rule has looked at.
  public let judged: Set<Subject>
  /// Why it has looked at nothing; empty where it has.
  public let reason: String
  /// What the rule lacked to judge; nil where the trace only had nothing for it to look at.
  public private(set) var lack: Lack?

  /// Makes a judgement; `none` says why there was nothing to look at, where there was not.
  public init(_ findings: [Finding] = [], judged: Set<Subject> = [], none: String) {
    self.findings = findings
    self.judged = judged
    reason = judged.isEmpty ? none : ""
  }

  /// The judgement of a rule that lacks what it needs.
  static func nothing(_ lack: Lack) -> Judgement {
    var judgement = Judgement(none: lack.reason)
    judgement.lack = lack
    return judgement
  }

  /// The same, but for findings that rest on one of these rows.
  func without(_ rows: Set<Int>) -> Judgement {
    let rest = findings.filter { rows.isDisjoint(with: $0.rows) }
    return rest.count == findings.count ? self : Judgement(rest, judged: judged, none: reason)
  }
}

extension Judgement: CustomStringConvertible {
  /// How much was judged, or why nothing was: "judged nothing: no source given".
  public var description: String {
    judged.isEmpty ? "judged nothing: \(reason)" : "judged \(judged.counts)"
  }
}
