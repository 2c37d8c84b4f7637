import Traces

/// What several rules say to the same evidence.
public struct Review: Sendable {
  /// What each rule says.
  public let judgements: [(rule: Rule, judgement: Judgement)]

  /// Asks every rule.
  public init(_ evidence: Evidence, by rules: [Rule] = Rule.all) {
    judgements = rules.map { ($0, $0.judge(evidence)) }
  }
}

extension Review {
  /// All findings, in the order of the rules.
  public var findings: [Finding] { judgements.flatMap(\.judgement.findings) }

  /// How much was found, and how much was looked at, each thing once.
  ///
  ///     1 finding. 11 rules judged 2 messages and 6 seams.
  public var summary: String {
    let judging = judgements.filter { !$0.judgement.judged.isEmpty }
    guard !judging.isEmpty else { return "No rule had anything to judge." }
    let all = judging.reduce(into: Set<Subject>()) { $0.formUnion($1.judgement.judged) }
    return findings.count.counted("finding") + ". " + judging.count.counted("rule")
      + " judged \(all.counts)."
  }
}
