import Traces

extension Rule {
  static let screenOnlyUndo = Rule(
    "screen-only-undo",
    nothing: "no action took a change back",
    needs: [\.missingCauses]
  ) { evidence in
    var examined: Set<Subject> = []
    let asked = evidence.trace.lanes.filter(\.providesData)
    let stores = asked.filter { !$0.role.counts(as: .interactor) }
    // Stores, Repositories and services or, without any of them, Interactors.
    let dataOwners = Set(stores.isEmpty ? asked : stores)
    let events = evidence.trace.events
    var requests: [Int: Event] = [:]
    var undos: [(undo: Undo, action: Int)] = []
    var actionsWithSave: Set<Int> = []
    // The actions in which a View passed on that the person wants to undo something.
    var undoing: Set<Int> = []
    var removals: [Participant: (event: Event, action: Int)] = [:]
    // The last two actions that a View has passed on.
    var (latest, previous) = (-1, -1)
    for (index, event) in evidence.messages {
      let action = evidence.facts.outermost[index]
      if event.receiver.map(dataOwners.contains) == true {
        if !event.requestsData, !event.tellsNothing { actionsWithSave.insert(action) }
        if requests[action] == nil, !event.requestsData { requests[action] = event }
      }
      if event.sender?.isScreen == true, action != latest { (previous, latest) = (latest, action) }
      if event.sender?.isScreen == true, event.asksForUndo {
        undoing.insert(action)
        let shown = evidence.facts.consequences(of: index).map { events[$0] }
          .filter { $0.isMessage && $0.receiver?.isScreen == true && !$0.endsPassing }
        if let request = requests[previous],
          let first = shown.first(where: \.restores) ?? shown.first
        {
          examined.insert(.message(index))
          undos.append(((request, request, first), action))
        }
      }
      guard let view = event.receiver, view.isScreen, event.sender?.preparesScreens == true
      else { continue }
      if event.hasWord(startingWith: Vocabulary.removals) {
        if !event.endsPassing { removals[view] = (event, action) }
      } else if event.restores, let removal = removals[view] {
        examined.insert(.message(index))
        guard removal.action != action, events[action].isCausedByPerson,
          let request = requests[removal.action],
          undoing.contains(action) || event.namesPlace(of: [removal.event, request])
        else { continue }
        undos.append(((request, removal.event, event), action))
        removals[view] = nil
      }
    }
    var known: Set<Int?> = []
    let all = undos.filter {
      !actionsWithSave.contains($0.action) && known.insert($0.undo.request.number).inserted
    }.map(\.undo)
    return (all.map(finding), examined)
  }

  private static func finding(_ undo: Undo) -> Finding {
    let (view, sender) = (undo.shown.receiver?.name ?? "", undo.shown.sender)
    let keeper = undo.request.receiver?.name ?? "the object that keeps it"
    return Finding(
      "\(undo.shown.rowName) takes the change back in \(view) alone; \(keeper) is not told.",
      details: [
        "\(undo.request.rowName) kept the change"
          + (undo.change == undo.request ? "." : " that \(undo.change.rowName) showed.")
      ],
      repair: "tell \(keeper) in \(sender?.family ?? "the Presenter") before \(view) is told",
      rows: [undo.request, undo.change, undo.shown].compactMap(\.number).uniqued().sorted()
    )
  }
}

private typealias Undo = (request: Event, change: Event, shown: Event)

extension Event {
  /// Whether the user caused the event: an action, a call by a View, or a call to a View by an unknown sender.
  fileprivate var isCausedByPerson: Bool {
    kind == .action || sender?.isUser == true || sender == nil && receiver?.isScreen == true
      || sender?.isScreen == true
  }

  /// Whether the message ends what stands beside the content, as `hideMessage()` does; `removeMessage(1)` changes the content.
  fileprivate var endsPassing: Bool {
    !Vocabulary.progress.isDisjoint(with: words)
      || hasWord(startingWith: ["hid"]) && !Vocabulary.remarks.isDisjoint(with: words)
  }

  /// Whether the message asks to undo or restore something, and does not take a notice about it away: `didTapUndo()`.
  fileprivate var asksForUndo: Bool {
    hasWord(startingWith: ["undo", "restor"]) && !Vocabulary.ending.contains(verb)
  }

  /// Returns whether an argument of the message equals one of an earlier message: `insertRow(mail, at: 2)` for `removeRow(at: 2)`.
  fileprivate func namesPlace(of earlier: [Event]) -> Bool {
    let values = Set(earlier.flatMap { $0.message?.arguments ?? [] }.map(\.value.summary))
    return message?.arguments?.contains { values.contains($0.value.summary) } == true
  }

  fileprivate var restores: Bool {
    hasWord(startingWith: Vocabulary.restorations)
      || !Vocabulary.additions.isDisjoint(with: words)
  }

  fileprivate func hasWord(startingWith stems: [String]) -> Bool {
    words.contains { word in stems.contains { word.hasPrefix($0) } }
  }
}
