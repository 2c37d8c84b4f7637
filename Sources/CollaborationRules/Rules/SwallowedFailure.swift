import Sequences
import Traces

extension Rule {
  static let swallowedFailure = Rule(
    "swallowed-failure",
    """
    a failure is passed on
    What: A Presenter or a ViewModel was told of a failure, and did not pass it on: it told no View
    and no Router, and did not try again.
    Why: The person believes that the request succeeded, or waits. No object can handle a failure
    that is not passed on.
    Signs: The last row of an action is a failure, and its receiver sends nothing after it.
    Repair: Tell the View what failed, or ask again.
    Hint: A ViewModel whose state the View reads by itself is not judged, nor is an object without a
    View in the trace, as in SwiftUI. An Interactor may keep a failure to itself where something else
    was shown.
    Code:
    func didFailToSave(_ error: Error) {
      view?.showError(text(for: error))
    }
    """,
    nothing: "no Presenter and no ViewModel was told of a failure",
    yieldingTo: [
      "endless-loading", "failed-change", "early-close", "retry-storm", "double-reply",
      "late-reply", "no-reply", "nil-link",
    ]
  ) { evidence in
    let failures = Failures(evidence)
    let runningReceiver = evidence.pending > 0 ? evidence.trace.rows.last?.receiver : nil
    let groups = failures.swallowed.filter { $0.event.receiver != runningReceiver }
      .grouped { $0.event.route + [$0.event.message?.name ?? ""] }
    return (groups.compactMap(finding), failures.examined)
  }

  private static func finding(_ failures: [Failures.Failure]) -> Finding? {
    guard let first = failures.first, let receiver = first.event.receiver else { return nil }
    let others = failures.dropFirst().compactMap(\.event.number)
    return Finding(
      "swallowed-failure",
      "\(receiver) was told of a failure in \(first.event.rowName), and did not pass it on.",
      details: others.isEmpty ? [] : ["The same happened in \(others.rowNames)."],
      repair: "tell the View in \(first.handlerName) of \(receiver.family)",
      rows: failures.flatMap { [$0.origin, $0.request, $0.event.number].compactMap(\.self) }
        .uniqued().sorted()
    )
  }
}
