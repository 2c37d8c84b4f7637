import Sequences
import Traces

extension Rule {
  static let swallowedFailure = Rule(
    "swallowed-failure",
    yieldingTo: [
      "endless-loading", "failed-change", "early-close", "retry-storm", "double-reply",
      "late-reply", "no-reply", "nil-link",
    ]
  ) { evidence in
    let failures = Failures(evidence)
    // While something still runs or is due, the failures of the last action may still be passed on.
    let last = evidence.trace.events.lastIndex { $0.number != nil }
    let running = evidence.missingEnd == nil ? nil : last.map { evidence.facts.outermost[$0] }
    let groups = failures.swallowed.filter { evidence.facts.outermost[$0.index] != running }
      .grouped { $0.event.route + [$0.event.message?.name ?? ""] }
    var result = RuleResult(
      groups.compactMap(finding),
      examined: failures.examined,
      none: "no Presenter and no ViewModel was told of a failure"
    )
    if let first = failures.unseen.first?.event, let model = first.receiver {
      result.remark =
        "Not judged: whether the View shows the failure of \(failures.unseen.compactMap(\.event.number).rowNames): "
        + "it reads the state of \(model) by itself. Look whether \(model.family) changes that state there."
    }
    return result
  }

  private static func finding(_ failures: [Failures.Failure]) -> Finding? {
    guard let first = failures.first, let receiver = first.event.receiver else { return nil }
    let others = failures.dropFirst().compactMap(\.event.number)
    return Finding(
      "\(receiver) was told of a failure in \(first.event.rowName), and did not pass it on.",
      details: others.isEmpty ? [] : ["The same happened in \(others.rowNames)."],
      repair: "tell the View in \(first.event.handlerName)",
      rows: failures.flatMap { [$0.origin, $0.request, $0.event.number].compactMap(\.self) }
        .uniqued().sorted()
    )
  }
}
