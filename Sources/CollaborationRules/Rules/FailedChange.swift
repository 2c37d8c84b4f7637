import RoleNames
import Sequences
import Traces

extension Rule {
  static let failedChange = Rule(
    "failed-change",
    RulePage(
      "a change that failed is taken back",
      what: """
        The View was told of a change before the request for it was answered. The request failed, and the View was \
        not told to take the change back.
        """,
      why: "The screen shows what is not true; after the next start the change is gone.",
      signs: """
        A row disappears, an error is shown, and the row does not come back. In the trace the View is told the change \
        inside the action, and after the failure only that something went wrong.
        """,
      repair: "Take the change back where the failure is told, or change the View when the answer has come.",
      code: """
        func didFailToDelete(_ todo: Todo, at row: Int) {
          view?.insertRow(TodoRow(todo), at: row)
          view?.showError("Not deleted.")
        }
        """,
      hint: "What the View is told of progress, such as setLoading(true), is no change."
    )
  ) { evidence in
    guard evidence.hasCauses else { return .nothing(evidence.lackOfRequests) }
    let failures = Failures(evidence)
    let changes = failures.all.compactMap { OptimisticChange($0, evidence) }
    return Judgement(
      changes.filter { !$0.isTakenBack }.grouped { $0.change.route + [$0.change.label] }
        .compactMap(finding),
      judged: failures.judged,
      none: "no Presenter and no ViewModel was told of a failure"
    )
  }

  private static func finding(_ changes: [OptimisticChange]) -> Finding? {
    guard let first = changes.first, let view = first.change.receiver,
      let receiver = first.failure.event.receiver
    else { return nil }
    return Finding(
      "failed-change",
      "\(view) still shows \(first.change.rowName), though it failed.",
      details: [
        "\(first.failure.event.rowName) told \(receiver) so, and \(view) was not told to take it back."
      ],
      repair: "take \(first.change.message?.baseName ?? "the change") back in \(first.failure.place) of "
        + receiver.family,
      rows: changes.flatMap {
        [$0.change.number, $0.failure.event.number].compactMap(\.self)
      }
      .eachOnce.sorted()
    )
  }
}

/// A change that a View was told before it was known that the request for it fails.
private struct OptimisticChange {
  let change: Event
  let failure: Failures.Failure
  /// Whether the View was told afterwards what is true again.
  let isTakenBack: Bool

  /// The last change in the action that asked for what failed; nil where there is none.
  init?(_ failure: Failures.Failure, _ evidence: Evidence) {
    guard let receiver = failure.event.receiver, let asked = evidence.index(ofRow: failure.request),
      evidence.trace.events[asked].asksForChange
    else { return nil }
    let action = evidence.facts.outermost[asked]
    let events = evidence.trace.events
    let changes = evidence.facts.consequences(of: action).filter { index in
      index < failure.index && events[index].sender == receiver && events[index].changesScreen
    }
    guard let change = changes.max().map({ events[$0] }) else { return nil }
    self.change = change
    self.failure = failure
    isTakenBack = events[(failure.index + 1)...].contains { event in
      event.isMessage && event.sender == receiver && event.receiver == change.receiver
        && !MessageMeaning(event).isFailure && !event.isRemark && !event.isAboutProgress
    }
  }
}

extension Event {
  /// Whether it tells a View something new that it shows: `removeRow(at:)`, `setLiked(true)`.
  fileprivate var changesScreen: Bool {
    guard isMessage, kind != .lost, receiver?.isScreen == true,
      message?.arguments?.isEmpty == false
    else { return false }
    return !isAboutProgress && !isRemark && !MessageMeaning(self).isFailure
  }

  /// Whether it tells the person something and leaves what is shown as it is: `showAlert(_:)`, `toast(_:)`.
  fileprivate var isRemark: Bool {
    !allWords.isDisjoint(with: [
      "alert", "toast", "message", "banner", "snackbar", "hint", "warning", "retry", "offline", "notice", "problem",
      "hud", "shake", "title", "confirm", "confirmation", "dialog", "keyboard", "focus", "problem",
    ])
  }

  /// Whether it speaks of how far something is: `showLoading()`, `setSaving(true)`.
  fileprivate var isAboutProgress: Bool {
    !allWords.isDisjoint(with: [
      "loading", "spinner", "activity", "progress", "busy", "saving", "sending", "enabled", "enable", "disable", "disabled", "button", "indicator", "working", "waiting", "editing", "interaction",
    ])
  }
}
