import Sequences
import Traces

extension Rule {
  static let swallowedFailure = Rule(
    "swallowed-failure",
    """
    a failure is told on
    What: A Presenter or a ViewModel was told that something failed, and told nobody: no View, no
    Router, and it did not try again.
    Why: The person believes that it went well, or waits. Nobody can act on what nobody was told.
    Signs: In the trace the last row of an action is a failure, and its receiver sends nothing after
    it.
    Repair: Tell the View what failed, or ask again.
    Hint: A ViewModel whose state the View reads by itself is not judged. An Interactor may keep a
    failure to itself where something else was shown.
    Code:
    func didFailToSave(_ error: Error) {
      view?.showError(text(for: error))
    }
    """,
    nothing: "no Presenter and no ViewModel was told of a failure",
    yieldingTo: ["endless-loading", "failed-change", "early-close", "retry-storm"]
  ) { evidence in
    let failures = Failures(evidence)
    return (
      failures.swallowed.grouped { $0.event.route + [$0.event.message?.name ?? ""] }.compactMap(
        finding
      ), failures.judged
    )
  }

  private static func finding(_ failures: [Failures.Failure]) -> Finding? {
    guard let first = failures.first, let receiver = first.event.receiver else { return nil }
    let others = failures.dropFirst().compactMap(\.event.number)
    return Finding(
      "swallowed-failure",
      "\(receiver) was told of a failure in \(first.event.rowName), and told nobody.",
      details: others.isEmpty ? [] : ["So it was in \(others.rowNames)."],
      repair: "tell the View in \(first.place) of \(receiver.family)",
      rows: failures.flatMap { [$0.origin, $0.request, $0.event.number].compactMap(\.self) }
        .eachOnce.sorted()
    )
  }
}

/// Failures that somebody was told who prepares a screen.
struct Failures {
  struct Failure {
    let index: Int
    let event: Event
    /// The row that asked for what failed; nil where it is not known.
    let request: Int?
    /// The row that told its receiver to ask; nil where it is not known.
    let origin: Int?

    /// The method in which its receiver hears of it.
    var place: String { event.isAnswer ? "the catch" : event.message?.baseName ?? "the answer" }
  }

  private(set) var all: [Failure] = []
  private(set) var judged: Set<Subject> = []
  private let evidence: Evidence
  /// Where those who prepare screens spoke last, or were read by a View.
  private var lastWords: [Participant: Int] = [:]
  /// Those of them who have told anybody anything.
  private var speaking: Set<Participant> = []

  init(_ evidence: Evidence) {
    self.evidence = evidence
    for (index, event) in evidence.events {
      if event.isMessage, let sender = event.sender, sender.preparesScreens {
        speaking.insert(sender)
        lastWords[sender] = index
      }
      if event.kind == .return, event.value != nil, event.receiver?.isScreen == true,
        let sender = event.sender
      {
        lastWords[sender] = index
      }
      guard event.tellsFailure, event.kind != .lost, let receiver = event.receiver,
        receiver.preparesScreens, event.sender?.isAskedForData == true
      else { continue }
      judged.insert(.message(index))
      let origin = evidence.causes(of: event).last { $0.isMessage && $0.receiver == receiver }?
        .number
      all.append(Failure(index: index, event: event, request: request(of: event), origin: origin))
    }
  }

  /// Those after which their receiver said nothing in the same action.
  var swallowed: [Failure] {
    all.filter { failure in
      guard let receiver = failure.event.receiver, speaking.contains(receiver),
        !isLeft(receiver, before: failure.index), !wasRead(receiver, after: failure.index)
      else { return false }
      let (action, index) = (evidence.facts.outermost[failure.index], failure.index)
      return !evidence.facts.words.speaks(receiver, in: action, after: index)
        && !speaksNext(receiver, after: index)
    }
  }

  /// Whether the screen for which somebody works was left before an index, so that nobody waits.
  private func isLeft(_ person: Participant, before index: Int) -> Bool {
    evidence.facts.ends.end(for: person).map { $0 < index } ?? false
  }

  /// Whether somebody speaks before anything happens that nothing asked for, as where a row names another one as its cause.
  private func speaksNext(_ person: Participant, after index: Int) -> Bool {
    let time = evidence.trace.events[index].time
    return evidence.trace.events[(index + 1)...].prefix(64).prefix {
      $0.cause != nil && $0.time &- time <= Evidence.soon
    }.contains { $0.isMessage && $0.sender == person }
  }

  /// Whether a View reads from somebody after an index.
  private func wasRead(_ person: Participant, after index: Int) -> Bool {
    guard let last = lastWords[person], last > index else { return false }
    return evidence.trace.events[last].kind == .return
  }

  private func request(of event: Event) -> Int? {
    if event.isAnswer { return evidence.row(event.cause)?.number }
    return evidence.causes(of: event).first { cause in
      cause.receiver == event.sender && cause.sender == event.receiver
    }?.number
  }
}
