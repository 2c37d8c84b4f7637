import Sequences
import Traces

extension Rule {
  static let failedChange = Rule("failed-change") { evidence in
    if let missing = evidence.missingCauses { return .nothing(missing) }
    let failures = Failures(evidence)
    let told = failures.all.filter { $0.event.receiver?.preparesScreens == true }
    let kept = evidence.keptChanges(despite: told)
    var result = RuleResult(
      kept.filter(isChange).grouped { $0.change.route + [$0.change.label] }.compactMap(finding),
      examined: Set(told.map { .message($0.index) }),
      none: "no Presenter and no ViewModel was told of a failure"
    )
    if let unclear = kept.first(where: { !isChange($0) }) {
      result.remark =
        "Not judged: whether \(unclear.change.rowName) shows a change that failed in "
        + "\(unclear.failure.event.rowName): \(unclear.request.rowName) asks for data or for a change. "
        + "If for a change, look whether the View is told to take it back."
    }
    return result
  }

  /// Returns whether a request asked for a change: by its verb, or since what was shown before it names a place of the screen.
  private static func isChange(_ kept: FailedChange) -> Bool {
    kept.request.namesChange || kept.change.message?.namesPlace == true
  }

  private static func finding(_ changes: [FailedChange]) -> Finding? {
    guard let first = changes.first, let view = first.change.receiver,
      let receiver = first.failure.event.receiver
    else { return nil }
    return Finding(
      "\(view) still shows \(first.change.rowName), though it failed.",
      details: [
        "\(first.failure.event.rowName) told \(receiver) so; \(view) was not told to take the change back."
      ],
      repair:
        "tell the View what it showed before \(first.change.message?.baseName ?? "the change"), in \(first.failure.event.handlerName)",
      rows: changes.flatMap { [$0.change.number, $0.failure.event.number].compactMap(\.self) }
        .uniqued().sorted()
    )
  }
}

private typealias FailedChange = (change: Event, request: Event, failure: Failures.Failure)

extension Evidence {
  /// Returns the shown changes that no message to the View undoes after the failure.
  fileprivate func keptChanges(despite failures: [Failures.Failure]) -> [FailedChange] {
    var kept: [FailedChange] = []
    var changes: [Int: [Participant: [Int]]] = [:]
    var truths: [[String]: Int] = [:]
    var informed: [Participant: Int] = [:]
    for (index, event) in events {
      if event.isAnswer, event.value != nil, row(event.cause)?.requestsData == true {
        if let asker = event.receiver { informed[asker] = facts.turns[index] }
      }
      guard event.isMessage, let sender = event.sender, let view = event.receiver, view.isScreen,
        !MessageMeaning(event).isFailure, event.allWords.isDisjoint(with: Vocabulary.passing)
      else { continue }
      // A text in a message of another name is a notice, and does not take the change back.
      truths[[sender.name, view.name, event.isText ? event.message?.baseName ?? "" : ""]] = index
      // What an answer brings is no change that a request was to keep, nor is a cleared notice.
      guard event.kind != .lost, !event.beginsLoading, event.message?.arguments?.isEmpty == false,
        event.allWords.isDisjoint(with: Vocabulary.failures), !event.clears,
        informed[sender] != facts.turns[index],
        !causes(of: event).contains(where: {
          $0.receiver == sender && $0.sender?.providesData == true
        })
      else { continue }
      changes[facts.outermost[index], default: [:]][sender, default: []].append(index)
    }
    for failure in failures {
      guard let receiver = failure.event.receiver,
        let asked = index(ofRow: failure.request), trace.events[asked].requestsChange
      else { continue }
      let before = changes[facts.outermost[asked]]?[receiver] ?? []
      let count = before.partitionPoint { $0 >= failure.index }
      guard count > 0 else { continue }
      let change = trace.events[before[count - 1]]
      let isTakenBack = ["", change.message?.baseName ?? ""].contains { name in
        let truth = truths[[receiver.name, change.receiver?.name ?? "", name]]
        return truth.map { $0 > failure.index } == true
      }
      if !isTakenBack { kept.append((change, trace.events[asked], failure)) }
    }
    return kept
  }
}

extension Event {
  fileprivate var isText: Bool {
    let arguments = message?.arguments ?? []
    return !arguments.isEmpty && arguments.allSatisfy { $0.value.summary.first == "\"" }
  }

  /// Whether the message takes something away that stands beside the content: `highlightField(nil)`.
  fileprivate var clears: Bool {
    message?.arguments?.allSatisfy { $0.value.summary == "nil" } == true
  }
}
