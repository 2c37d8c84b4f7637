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
    // What is due may pass a failure on.
    if evidence.pending > 0 { return .nothing(.pending) }
    let failures = Failures(evidence)
    // While something still runs, the failures of the last action may still be passed on.
    let last = evidence.trace.events.lastIndex { $0.number != nil }
    let running = evidence.missingEnd == nil ? nil : last.map { evidence.facts.outermost[$0] }
    let groups = failures.swallowed.filter { evidence.facts.outermost[$0.index] != running }
      .grouped { $0.event.route + [$0.event.message?.name ?? ""] }
    var result = RuleResult(
      groups.compactMap(finding),
      examined: failures.examined,
      none: "no Presenter, ViewModel or Controller was told of a failure"
    )
    var remarks: [String] = []
    if let (failure, request) = failures.kept.first, let receiver = failure.receiver {
      remarks.append(
        "Not judged: whether \(receiver) should have passed on the failure in \(failure.rowName): it told "
          + "no object of it. If \(request.sender) waits for an answer to \(request.call.rowName), tell "
          + "\(request.sender) in \(failure.handlerName)."
      )
    }
    if let failure = failures.besideOthers.first?.event, let receiver = failure.receiver {
      remarks.append(
        "Not judged: whether \(receiver) should have passed on the failure in \(failure.rowName): other data of "
          + "that action was shown. If a person misses what failed, tell the View in "
          + "\(failure.handlerName)."
      )
    }
    for unseen in failures.unseen.map(\.event).grouped(by: \.receiver) {
      guard let receiver = unseen[0].receiver else { continue }
      let rows = unseen.compactMap(\.number).rowNames
      remarks.append(
        receiver.isScreen
          ? "Not judged: whether \(receiver) shows the failure of \(rows): it draws by itself, and the trace "
            + "has no screens. Look in \(unseen[0].handlerName)."
          : "Not judged: whether the View shows the failure of \(rows): the trace has no message from "
            + "\(receiver) to a View. If the View reads the state of \(receiver) by itself, look whether "
            + "\(receiver.family) changes that state there."
      )
    }
    result.remark = remarks.joined(separator: " ")
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
