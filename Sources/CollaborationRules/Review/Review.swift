import Sequences
import Traces

/// What several rules say to the same evidence.
///
/// Of two rules that would find something at the same row only the more specific one does.
public struct Review: Sendable {
  /// What each rule says.
  public let judgements: [(rule: Rule, judgement: Judgement)]

  /// Asks every rule.
  ///
  /// - Complexity: Linear in the length of the trace, but for object graphs and for what stands deep inside other
  ///   calls, of which up to 256 are followed.
  public init(_ evidence: Evidence, by rules: [Rule] = Rule.all) {
    let all = rules.map { ($0, $0.judge(evidence)) }
    let rows = Dictionary(
      all.map { rule, judgement in (rule.name, Set(judgement.findings.flatMap(\.rows))) }
    ) { first, _ in first }
    judgements = all.map { rule, judgement in
      let taken = rule.moreSpecific.reduce(into: Set<Int>()) { $0.formUnion(rows[$1] ?? []) }
      return (rule, judgement.without(taken))
    }
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

  /// The rules that lacked what they need, with what they lack; empty where none lacked anything.
  ///
  ///     Not judged: strong-view and strong-output (the trace holds no object graph).
  public var lacks: String {
    let groups = judgements.filter(\.judgement.isLacking).grouped(by: \.judgement.reason)
    let texts = groups.compactMap { group in
      group.first.map { "\(group.map(\.rule.name).listed()) (\($0.judgement.reason))" }
    }
    return texts.isEmpty ? "" : "Not judged: \(texts.joined(separator: "; "))."
  }
}
