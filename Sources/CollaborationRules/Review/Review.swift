import Sequences
import Traces

/// The results of several rules for the same evidence.
public struct Review: Sendable {
  /// The result of each evaluated rule, without findings at rows where a more specific rule has a finding.
  public let results: [(rule: Rule, result: RuleResult)]
  /// The sentences that limit the review: the notes after the trace's last row, such as those about omitted events, a cut-off end
  /// or unread objects, and sentences about messages that may be answers and requests that may need none.
  public let remarks: [String]
  /// The architecture by which the trace was judged; nil if it was neither stated nor suggested by the trace.
  public let architecture: ArchitectureVerdict?
  /// Whether the role of a participant, besides User, is a standard role or means one.
  package let namesRoles: Bool

  /// Evaluates `rules` with the evidence, in O(*n*) time for *n* events apart from object graphs and nesting.
  public init(_ evidence: Evidence, by rules: [Rule] = Rule.all) {
    architecture = LayerTableChoice(evidence.trace, given: evidence.layers).verdict
    namesRoles = evidence.trace.lanes.contains { !$0.isUser && $0.isOfStandardRole }
    let all = rules.map { ($0, $0.evaluate(evidence)) }
    let rows = Dictionary(
      all.map { rule, result in (rule.name, Set(result.findings.flatMap(\.rows))) }
    ) { first, _ in first }
    results = all.map { rule, result in
      let taken = rule.moreSpecific.reduce(into: Set<Int>()) { $0.formUnion(rows[$1] ?? []) }
      return (rule, result.without(taken))
    }
    remarks =
      evidence.endRemarks + evidence.trace.closingNotes
      + Review.remarks(on: evidence.facts.requests)
      + results.map(\.result.remark).filter { !$0.isEmpty }
  }

  private static func remarks(on requests: Requests) -> [String] {
    let reasons = [
      (
        requests.doubtfulAnswers,
        "without a cause, as after a timer, a URLSession or a DispatchWorkItem: "
          + "wrap the closure in Recorder.preservingContext."
      ),
      (
        requests.sharedAnswers,
        "while another waits, as a queue may serve several: "
          + "a closure for each request tells them apart."
      ),
    ]
    return reasons.filter { !$0.0.isEmpty }.map { rows, reason in
      "Not judged: which request is answered by \(rows.rowNames), \(reason)"
    }
  }

  /// The findings of all rules, in the order of the rules.
  public var findings: [Finding] { results.flatMap(\.result.findings) }

  /// The topics that a rule could not judge for lack of evidence, in the order of ``MissingEvidence/Topic``.
  public var openTopics: [MissingEvidence.Topic] {
    let open = Set(unevaluated.compactMap(\.evidence.topic))
    return MissingEvidence.Topic.allCases.filter(open.contains)
  }

  /// A line with the findings' number, any limits, and the architecture: "0 findings. Judged as RPVC (no Interactor)."
  public var headline: String {
    let open = openTopics.map(\.rawValue)
    let part = remarks.isEmpty ? "" : "; judged in part"
    let gap = open.isEmpty ? "" : "; \(open.listed()) not judged"
    let count = findings.count.counted("finding") + part + gap
    return architecture.map { "\(count). Judged as \($0)." } ?? "\(count)."
  }

  /// A sentence with the number of rules that examined something, if any, and the number of distinct subjects they examined.
  public var summary: String {
    let examining = results.filter { !$0.result.examined.isEmpty }
    guard !examining.isEmpty else { return "No rule had anything to judge." }
    let all = examining.reduce(into: Set<Subject>()) { $0.formUnion($1.result.examined) }
    return "\(examining.count.counted("rule")) judged \(all.counts)."
  }

  /// For each kind of missing evidence with a topic: the topic's question, the reason, and what to do.
  public var openQuestions: [String] {
    unevaluated.compactMap { evidence, _ in
      evidence.topic.map {
        "Not judged: \($0.question). \(evidence.reason.capitalized): \(evidence.advice)."
      }
    }
  }

  /// A sentence: for each missing evidence without a topic, the unjudged rules, at most six by name, and the reason; or empty.
  public var unevaluatedRules: String {
    let texts = unevaluated.filter { $0.evidence.topic == nil }.map { evidence, rules in
      "\(rules.listed(atMost: 6)) (\(evidence.reason))"
    }
    return texts.isEmpty ? "" : "Not judged: \(texts.joined(separator: "; "))."
  }

  private var unevaluated: [(evidence: MissingEvidence, rules: [String])] {
    results.grouped(by: \.result.missingEvidence).compactMap { group in
      group[0].result.missingEvidence.map { ($0, group.map(\.rule.name)) }
    }
  }
}

extension Evidence {
  /// The sentences about what the end of the trace leaves open: a conversation without end that the recorder stopped, a message
  /// lost directly before the end, and living objects whose screen may have been left.
  fileprivate var endRemarks: [String] {
    [stopRemark, lossRemark, leakRemark].filter { !$0.isEmpty }
  }

  private var stopRemark: String {
    guard let first = lost(.stopped).first else { return "" }
    let depth = causes(of: first).count { $0.kindOfMessage == first.kindOfMessage }
    let loop = depth == 0 ? "" : " It stood inside \(depth.counted("message")) of its kind."
    return "The recorder stopped at \(first.rowName): the objects send each other messages without "
      + "end.\(loop) What would follow was not recorded and is not judged: end the loop, and record "
      + "again."
  }

  private var lossRemark: String {
    let running = trace.callsRunningAfterLoss
    guard let last = trace.events.last(where: \.isRow), !running.isEmpty else { return "" }
    return
      "The trace ends directly after \(last.rowName) was lost, inside \(running.rowNames), which "
      + "\(running.count == 1 ? "has" : "have") not ended: the program may have stopped there, as it "
      + "does at a reference with ! or unowned. What would follow is not judged."
  }

  private var leakRemark: String {
    guard missingEnd == nil, played.isEmpty, let report = RetentionReport(self, reasons: false),
      !report.unknownScreens.isEmpty
    else { return "" }
    let hidden = report.unknownScreens.filter(facts.screenStack.mayBeHidden.contains)
    return report.possibleLeaks
      + (hidden.isEmpty
        ? " Override viewDidAppear and viewDidDisappear in the View, so that rows say so, and record again."
        : " \(hidden.map(\.name).listed(atMost: 3)) disappeared, as a tab does that is not selected: "
          + "select it again once, and record again.")
  }
}

extension Trace {
  /// The numbers of the calls that run at the trace's end, outermost first, if the last event but notes is a lost message and the
  /// ends of calls are recorded; else empty.
  var callsRunningAfterLoss: [Int] {
    guard let last = events.last(where: { $0.kind != .note }), last.kind == .lost, hasCallEnds
    else { return [] }
    let ended = Set(events.filter(\.isAnswer).map(\.cause))
    return causeIndices(of: last, atMost: Evidence.maximumEnclosingRows).map { events[$0] }
      .filter { $0.kind == .call && !ended.contains($0.number) }.compactMap(\.number).reversed()
  }

  /// The texts of all notes after the last row, each text once.
  var closingNotes: [String] {
    let notes = events.reversed().prefix { $0.number == nil }.filter { $0.kind == .note }
    return notes.map(\.text).reversed().uniqued()
  }

  /// Whether a note says that objects were left out of the last object graph, such as objects that run on another thread.
  var hasUnreadObjects: Bool {
    closingNotes.contains { $0.hasPrefix(Event.unreadObjects) }
  }
}
