import Sequences
import Traces

extension Rule {
  static let failedChange = Rule(
    "failed-change",
    nothing: "no Presenter and no ViewModel was told of a failure",
    needs: [\.missingCauses]
  ) { evidence in
    let failures = Failures(evidence)
    let changes = evidence.keptChanges(despite: failures.all)
      .grouped { $0.change.route + [$0.change.label] }
    return (changes.compactMap(finding), failures.examined)
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

private typealias FailedChange = (change: Event, failure: Failures.Failure)

extension Evidence {
  /// Returns the shown changes that no message to the View undoes after the failure.
  fileprivate func keptChanges(despite failures: [Failures.Failure]) -> [FailedChange] {
    var kept: [FailedChange] = []
    var changes: [Int: [Participant: [Int]]] = [:]
    var truths: [[String]: Int] = [:]
    for (index, event) in messages {
      guard let sender = event.sender, let view = event.receiver, view.isScreen,
        !MessageMeaning(event).isFailure, !event.isRemark, !event.isAboutProgress
      else { continue }
      // A text in a message of another name is a notice, and does not take the change back.
      truths[[sender.name, view.name, event.isText ? event.message?.baseName ?? "" : ""]] = index
      // What an answer brings is no change that a request was to keep.
      guard event.kind != .lost, !event.beginsLoading, event.message?.arguments?.isEmpty == false,
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
      if !isTakenBack { kept.append((change, failure)) }
    }
    return kept
  }
}

extension Event {
  fileprivate var isText: Bool {
    let arguments = message?.arguments ?? []
    return !arguments.isEmpty && arguments.allSatisfy { $0.value.summary.first == "\"" }
  }

  fileprivate var isRemark: Bool { !allWords.isDisjoint(with: Vocabulary.remarks) }
  fileprivate var isAboutProgress: Bool { !allWords.isDisjoint(with: Vocabulary.progress) }
}
