import Sequences
import Traces

extension Rule {
  static let screenOnlyUndo = Rule(
    "screen-only-undo",
    RulePage(
      "an undo is kept as the change was",
      what: """
        A change was asked for and shown. A later action takes it back on the screen, and nobody who keeps data hears \
        of it.
        """,
      why: "The screen shows a row that is deleted. After the next start it is gone.",
      signs: """
        In the trace the action that removes has a message to the Interactor, and the action that inserts again has \
        messages to the View alone.
        """,
      repair: "Tell whoever kept the change that it is taken back, and show what it answers.",
      code: """
        func didTapUndo() {
          guard let todo = lastDeleted else { return }
          interactor?.restore(todo)
        }
        """,
      hint: "The rule knows changes and what takes them back by their verbs: remove and insert, delete and restore."
    )
  ) { evidence in
    guard evidence.hasCauses else { return .nothing(evidence.lackOfRequests) }
    let undos = ScreenUndos(evidence)
    return Judgement(
      undos.all.map(finding),
      judged: undos.judged,
      none: "no action took a change back"
    )
  }

  private static func finding(_ undo: ScreenUndos.Undo) -> Finding {
    let (view, sender) = (undo.shown.receiver?.name ?? "", undo.shown.sender)
    let keeper = undo.request.receiver?.name ?? "whoever keeps it"
    return Finding(
      "screen-only-undo",
      "\(undo.shown.rowName) takes the change back in \(view) alone; \(keeper) is not told.",
      details: ["\(undo.request.rowName) asked for the change that \(undo.change.rowName) showed."],
      repair: "tell \(keeper) in \(sender?.family ?? "the Presenter") before \(view) is told",
      rows: [undo.request, undo.change, undo.shown].compactMap(\.number).eachOnce.sorted()
    )
  }
}

/// Changes that were asked for, and taken back on a screen alone.
private struct ScreenUndos {
  /// One of them.
  struct Undo {
    /// The message that asked for the change.
    let request: Event
    /// The message that showed it.
    let change: Event
    /// The message that shows that it was taken back.
    let shown: Event
  }

  private(set) var all: [Undo] = []
  private(set) var judged: Set<Subject> = []

  init(_ evidence: Evidence) {
    let events = evidence.trace.events
    let outermost = evidence.facts.outermost
    let keepers = Set(evidence.trace.lanes.filter { $0.isAskedForData && !$0.role.isOfKind(to: .interactor) })
    var requests: [Int: Event] = [:]
    var removals: [Participant: (event: Event, action: Int)] = [:]
    for (index, event) in evidence.events where event.isMessage {
      let action = outermost[index]
      let isKept = event.receiver.map { keepers.isEmpty ? $0.isAskedForData : keepers.contains($0) } == true
      if isKept, requests[action] == nil, !event.asksForData { requests[action] = event }
      guard let view = event.receiver, view.isScreen, event.sender?.preparesScreens == true else { continue }
      if event.speaks(of: Verbs.removals) {
        removals[view] = (event, action)
      } else if event.speaks(of: Verbs.returns), let removal = removals[view] {
        judged.insert(.message(index))
        guard removal.action != action, events[action].isByPerson,
          let request = requests[removal.action],
          !evidence.facts.consequences(of: action).contains(where: { index in
            let later = events[index]
            return later.isMessage && later.receiver?.isAskedForData == true
              && (keepers.isEmpty || later.receiver.map(keepers.contains) == true)
          })
        else { continue }
        all.append(Undo(request: request, change: removal.event, shown: event))
        removals[view] = nil
      }
    }
  }
}

extension Event {
  /// Whether a person began it: an action, or a call to a View from outside.
  fileprivate var isByPerson: Bool {
    kind == .action || sender?.isUser == true || sender == nil && receiver?.isScreen == true
      || sender?.isScreen == true
  }

  /// Whether a word of its message's name begins as one of these: `removal` as `remov`.
  fileprivate func speaks(of stems: [String]) -> Bool {
    words.contains { word in stems.contains { word.hasPrefix($0) } }
  }
}
