import Sequences
import Traces

/// What several rules say to the same evidence.
///
/// Of two rules that would find something at the same row only the more specific one does.
public struct Review: Sendable {
  /// What each rule says.
  public let judgements: [(rule: Rule, judgement: Judgement)]
  /// What the trace says at its end of itself: what was left out, where it was cut, which objects were not read.
  public let remarks: [String]
  /// The architecture by which it was judged; nil where neither anybody nor the roles say one.
  public let architecture: ArchitectureVerdict?

  /// Asks every rule.
  ///
  /// - Complexity: Linear in the length of the trace, but for object graphs and for what stands deep inside other
  ///   calls, of which up to 256 are followed.
  public init(_ evidence: Evidence, by rules: [Rule] = Rule.all) {
    remarks = evidence.trace.events.reversed().prefix { $0.number == nil }.filter {
      $0.kind == .note
    }.map(\.text).reversed()
    architecture = LayerTables(evidence.trace, given: evidence.layers).verdict
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

  /// The topics that people rely on and that no rule about them could judge, in the order in which they are told.
  public var openTopics: [Lack.Topic] {
    let open = Set(lacks.compactMap(\.lack.topic))
    return Lack.Topic.allCases.filter(open.contains)
  }

  /// What was found, what was not judged, and by which architecture.
  ///
  ///     0 findings; lifetimes not judged. Judged as RPVC (no Interactor).
  public var headline: String {
    let open = openTopics.map(\.rawValue)
    let part = remarks.isEmpty ? "" : "; judged in part"
    let gap = open.isEmpty ? part : "; \(open.listed()) not judged"
    let count = findings.count.counted("finding") + gap
    return architecture.map { "\(count). Judged as \($0)." } ?? "\(count)."
  }

  /// How much was looked at, each thing once.
  ///
  ///     11 rules judged 2 messages and 6 seams.
  public var summary: String {
    let judging = judgements.filter { !$0.judgement.judged.isEmpty }
    guard !judging.isEmpty else { return "No rule had anything to judge." }
    let all = judging.reduce(into: Set<Subject>()) { $0.formUnion($1.judgement.judged) }
    return "\(judging.count.counted("rule")) judged \(all.counts)."
  }

  /// What leaves a topic open, why, and what to do, a sentence each.
  ///
  ///     Not judged: who holds whom. The trace has no object graph: write it with recorder.write.
  public var openQuestions: [String] {
    lacks.compactMap { lack, _ in
      lack.topic.map {
        "Not judged: \($0.question). \(lack.reason.capitalized): \(lack.advice)."
      }
    }
  }

  /// The other rules that lacked what they need, with what they lack; empty where none lacked anything.
  ///
  ///     Not judged: made-entity and misplaced-rule (no source was given).
  public var lacking: String {
    let texts = lacks.filter { $0.lack.topic == nil }.map { lack, rules in
      "\(rules.count > 3 ? rules.count.counted("rule") : rules.listed()) (\(lack.reason))"
    }
    return texts.isEmpty ? "" : "Not judged: \(texts.joined(separator: "; "))."
  }

  /// What rules lacked, with their names.
  private var lacks: [(lack: Lack, rules: [String])] {
    judgements.filter { $0.judgement.lack != nil }.grouped(by: \.judgement.lack).compactMap {
      group in group[0].judgement.lack.map { ($0, group.map(\.rule.name)) }
    }
  }
}
