import Traces

extension Rule {
  static let endlessLoading = Rule("endless-loading") { evidence in
    if let missing = evidence.missingEnd { return .nothing(missing) }
    let loading = LoadingViews(evidence)
    let isExplained = evidence.finds(.noReply) || evidence.finds(.silentPublisher)
    var result = RuleResult(
      isExplained ? [] : loading.endless.compactMap(finding),
      examined: loading.examined,
      none: "no View was told that something loads"
    )
    if let (start, failure) = loading.unclear, let view = start.receiver {
      result.remark =
        "Not judged: whether \(view) still shows what \(start.rowName) began: after the failure in "
        + "\(failure.rowName) no row says that it ended. If no code of \(view.family) ends it, tell it so."
    }
    return result
  }

  private static func finding(_ view: LoadingViews.Loading) -> Finding? {
    guard let sender = view.start.sender, let receiver = view.start.receiver else { return nil }
    let omission = view.mustBeTakenBack ? "never took it back" : "told \(receiver) nothing"
    let elsewhere = view.ending.map { "Elsewhere \($0) ended it. " }
    let isCertain = elsewhere == nil && !view.start.isSetSwitch
    return Finding(
      "\(receiver) shows for ever that something loads.",
      details: [
        "\(view.start.rowName) began it; \(sender) was answered in \(view.answer.rowName), and "
          + "\(omission)."
      ]
        + (isCertain
          ? []
          : ["\(elsewhere ?? "")If code of \(receiver.family) ends it here, all is well."]),
      repair:
        "tell the View in \(view.answer.handlerName) that loading is over",
      rows: [view.start.number, view.answer.number].compactMap(\.self)
    )
  }
}

private struct LoadingViews {
  struct Loading {
    let start: Event
    let answer: Event
    /// The message with which the trace ends loading elsewhere; nil for none.
    let ending: String?

    /// Whether only the opposite message, which did not come, ends what `start` began.
    let mustBeTakenBack: Bool
  }

  private(set) var examined: Set<Subject> = []
  /// The first message that began loading and was followed by a failure and by a message about something else.
  private(set) var unclear: (start: Event, failure: Event)?
  private var starts: [Participant: Event] = [:]
  /// The Views of which the last state shows an error and still that something loads, by the state's sender; none while the
  /// sender tries again.
  private var forgotten: [Participant: Participant] = [:]
  private var answers: [Participant: (index: Int, event: Event)] = [:]
  /// For each class of Views, the messages that end loading, by their words for it: `hideLoading()` by `loading`.
  private let endings: [String: [String: String]]
  /// The indices of the last lost message from or to each participant, and of its last request for data that is still open.
  private let lastLosses: [Participant: Int], lastOpenRequests: [Participant: Int]
  private let evidence: Evidence

  init(_ evidence: Evidence) {
    self.evidence = evidence
    lastLosses = evidence.events(where: { $0.kind == .lost }).reduce(into: [:]) { losses, event in
      for person in [event.element.sender, event.element.receiver] {
        if let person { losses[person] = event.offset }
      }
    }
    lastOpenRequests = evidence.facts.requests.all.reduce(into: [:]) { open, request in
      guard request.isOpen, request.call.requestsData || !request.replyClosures.isEmpty else {
        return
      }
      open[request.sender] = request.index
    }
    endings = evidence.messages.map(\.element).filter(\.endsLoading).reduce(into: [:]) {
      for word in $1.loadingWords {
        $0[$1.receiver?.family ?? "", default: [:]][word] = $1.message?.name
      }
    }
    for (index, event) in evidence.events(where: { $0.isMessage || $0.value != nil }) {
      guard let receiver = event.receiver, event.isMessage || event.isAnswer else { continue }
      if !receiver.isScreen || event.informsController {
        if event.isMessage, !event.tellsNothing, let sender = event.sender,
          forgotten[sender] != nil
        {
          (forgotten[sender], answers[sender]) = (nil, nil)
        }
        let isAsked = event.isMessage && event.sender.map { $0.isScreen || $0.isUser } == true
        if !isAsked, !event.isAnswer, MessageMeaning(event).isPartial { continue }
        if !isAsked { answers[receiver] = (index, event) }
      } else if event.isMessage, event.sender?.isUser == false, event.beginsLoading {
        examined.insert(.message(index))
        guard let sender = event.sender else { continue }
        // A state with an error that came in the meantime begins nothing: its isLoading was forgotten.
        forgotten[sender] =
          starts[receiver] != nil && answers[sender] != nil && event.showsError ? receiver : nil
        if forgotten[sender] != nil { continue }
        starts[receiver] = event
        answers[sender] = nil
      } else if event.closesScreen
        || event.sender != nil
          && (event.isAboutLoading
            ? !event.showsAmount
            // `state = .loaded([…])` ends what `state = .loading` began.
            : event.message?.name == starts[receiver]?.message?.name
              || !mustBeTakenBack(starts[receiver]))
      {
        if unclear == nil, !event.isAboutLoading, !event.closesScreen, let start = starts[receiver],
          let answer = start.sender.flatMap({ answers[$0] })?.event, answer.tellsFailure
        {
          unclear = (start, answer)
        }
        starts[receiver] = nil
      }
    }
  }

  /// Returns whether only the opposite message ends what `start` began: `isLoading =`, a message with an opposite in the trace, or
  /// `setLoading(true)` if its sender was told of a failure.
  private func mustBeTakenBack(_ start: Event?) -> Bool {
    guard let start else { return false }
    let answer = start.sender.flatMap { answers[$0] }?.event
    return start.setsLoading || ending(of: start) != nil
      || start.isSetSwitch && answer?.tellsFailure == true
  }

  private func ending(of start: Event) -> String? {
    let endings = endings[start.receiver?.family ?? ""] ?? [:]
    return start.loadingWords.sorted().lazy.compactMap { endings[$0] }.first
  }

  /// The Views that show loading at the trace's end, or when they were left, though an answer has come; without covered Views.
  var endless: [Loading] {
    let ends: [Participant: Int] = starts.keys.reduce(into: [:]) {
      $0[$1] = evidence.facts.exit(of: $1)
    }
    let covered = ScreenStack(evidence.trace, coveredBefore: ends).covered.union(
      evidence.facts.screenStack.stack.dropLast().filter { ends[$0] == nil }
    )
    let closures = HandedClosures(evidence)
    let all = starts.compactMap { view, start -> Loading? in
      guard !covered.contains(view), let answer = start.sender.flatMap({ answers[$0] }),
        !isExplained(start),
        forgotten.values.contains(view) || ends[view].map(closures.mayBeCalled) != true,
        !isLeftOnPurpose(start, after: answer.index, wasLeft: ends[view] != nil)
      else { return nil }
      return Loading(
        start: start,
        answer: answer.event,
        ending: start.setsLoading ? nil : ending(of: start),
        mustBeTakenBack: forgotten.values.contains(view) || mustBeTakenBack(start)
      )
    }
    return all.sorted { ($0.start.number ?? 0) < ($1.start.number ?? 0) }
  }

  /// Returns whether, after `start`, a message from or to its sender or its View was lost, or its sender sent a request for data that
  /// is still open.
  private func isExplained(_ start: Event) -> Bool {
    let begin = start.number.flatMap { evidence.trace.index(ofRow: $0) } ?? 0
    return [start.sender, start.receiver].compactMap(\.self).contains { person in
      (lastLosses[person] ?? -1) > begin || (lastOpenRequests[person] ?? -1) > begin
    }
  }

  /// Returns whether the answer at `index` led the sender of `start` to leave the View: by a message to another object if the View
  /// was left, else by a message that closes it, or by one to a Router after a success; the user must have done nothing with the
  /// View since.
  private func isLeftOnPurpose(_ start: Event, after index: Int, wasLeft: Bool) -> Bool {
    let events = evidence.trace.events
    let lastAction = start.receiver.flatMap { evidence.facts.lastActions[$0] }
    let isUsed = lastAction.map { $0 >= index } ?? false
    return evidence.facts.consequences(of: index).contains { later in
      let event = events[later]
      guard event.isMessage, event.kind != .lost, event.sender == start.sender,
        event.receiver != start.receiver
      else { return false }
      let isToRouter =
        event.receiver?.opensScreens == true && !events[index].tellsFailure
        && Vocabulary.passing.isDisjoint(with: event.words)
      return wasLeft || !isUsed && (isToRouter || event.closesScreen)
    }
  }
}
