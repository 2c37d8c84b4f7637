import Sequences
import Traces

extension Rule {
  static let noReply = Rule("no-reply") { evidence in
    let dropped = evidence.lost(.dropped)
    if let missing = evidence.missingCauses ?? evidence.missingEnd, dropped.isEmpty {
      return .nothing(missing)
    }
    let unanswered = UnansweredRequests(evidence)
    let unread = UnreadChanges(evidence)
    var result = RuleResult(
      dropped.grouped(by: \.kindOfMessage).compactMap(dropping)
        + unanswered.calls.grouped(by: \.kindOfMessage).compactMap(silence)
        + unread.all.compactMap(oversight),
      examined: unanswered.requests.examined.union(
        evidence.events(where: { $0.loss == .dropped }).map { .message($0.offset) }
      ),
      none: "no message requests data"
    )
    result.remark = [
      remark(on: unanswered.open, in: evidence.trace), remark(on: unanswered.undecided),
      evidence.firstUnshownAnswer.map(remark),
    ].compactMap(\.self).joined(separator: " ")
    return result
  }

  private static func remark(on open: [Event], in trace: Trace) -> String? {
    guard let last = open.last, let end = trace.events.last else { return nil }
    let time = "\(end.time &- last.time) ms after \(open.count > 1 ? "the last of them" : "it")"
    return "Not judged: whether \(open.compactMap(\.number).rowNames) will be answered; the trace "
      + "ends \(time). Record on until the answer comes. If none comes, "
      + "look for a way through the receiver that ends without it."
  }

  private static func remark(on undecided: [Event]) -> String? {
    if undecided.isEmpty { return nil }
    let rows = undecided.compactMap(\.number).rowNames
    return "Not judged: whether \(rows) should be answered; no answer came. "
      + "If the sender waits for one, look for a way through the receiver that ends without it."
  }

  private static func remark(on unshown: (shown: Event, answer: Event)) -> String {
    let receiver = unshown.answer.receiver?.name ?? "somebody"
    return "Not judged: whether \(receiver) should have shown the answer in "
      + "\(unshown.answer.rowName), as it showed \(unshown.shown.rowName). Look in "
      + "\(unshown.answer.handlerName) which way through it tells the View nothing."
  }

  private static func dropping(_ events: [Event]) -> Finding? {
    guard let first = events.first, let sender = first.sender else { return nil }
    let rows = events.compactMap(\.number)
    return Finding(
      "\(first.rowName) was dropped on its way from \(sender) to \(first.receiver?.name ?? "nobody").",
      details: ["A caller that waits for its effect waits for ever."]
        + (rows.count > 1 ? ["The same happened to \(Array(rows.dropFirst()).rowNames)."] : []),
      repair:
        "send it on every way out of the method in \(sender.family), also after an early return",
      rows: rows
    )
  }

  private static func silence(_ calls: [Event]) -> Finding? {
    guard let first = calls.first, let asked = first.receiver, let asker = first.sender else {
      return nil
    }
    let rows = calls.compactMap(\.number)
    return Finding(
      "\(asked) never answered \(first.rowName); \(asker) is still waiting.",
      details: rows.count > 1 ? ["Nor did it answer \(Array(rows.dropFirst()).rowNames)."] : [],
      repair: "answer on every way out of \(first.message?.baseName ?? "it") in \(asked.family)",
      rows: rows
    )
  }

  private static func oversight(_ change: UnreadChanges.Change) -> Finding? {
    guard let view = change.read.sender, let model = change.read.receiver else { return nil }
    let rows = [change.read.number, change.news.number].compactMap(\.self)
    return Finding(
      "\(view) has not read \(model) again since #\(rows.first ?? 0), and shows what it was then.",
      details: [
        "\(model) has received \(change.news.value?.summary ?? "a value") in #\(rows.last ?? 0)."
      ],
      repair:
        "observe again after each change in \(view.family): an observation ends with the first",
      rows: rows
    )
  }
}

extension Evidence {
  /// The first answer after which its receiver told no screen anything, with the earlier, different answer to the same request that
  /// was shown; nil if there is none.
  ///
  /// The user did nothing between the request and the answer, and the receiver has sent no message and no other request since.
  fileprivate var firstUnshownAnswer: (shown: Event, answer: Event)? {
    var shown: [[String]: Event] = [:]
    var lastAct = -1
    for (index, event) in events {
      if event.isByUser, event.receiver != nil { lastAct = index }
      guard event.isMessage || event.value != nil, event.kind != .lost, !event.tellsFailure,
        let receiver = event.receiver, receiver.preparesScreens,
        let request = causeIndices(of: event).lazy.compactMap(facts.requests.request).first,
        request.sender == receiver, !request.call.listens,
        request.answers.count + request.values.count == 1
      else { continue }
      let sent = facts.consequences(of: index).prefix(64).lazy.map { self.trace.events[$0] }
        .filter { $0.isMessage && $0.sender == receiver }
      let isShown =
        event.isAnswer
        ? facts.lastShown[facts.outermost[index]].map { $0 > index } == true
        : sent.contains { $0.receiver?.isScreen == true }
      if isShown {
        shown[event.topic] = event
      } else if !facts.sends(receiver, after: index), !sent.contains(where: { _ in true }),
        let earlier = shown[event.topic], lastAct < request.index,
        earlier.message != event.message || earlier.value?.summary != event.value?.summary,
        event.message?.text.contains("[]") != true, event.value?.isNone != true,
        (facts.screenEnd(for: receiver) ?? .max) >= index,
        facts.requests.last(of: receiver)?.index == request.index
      {
        return (earlier, event)
      }
    }
    return nil
  }
}

/// The values and errors that Presenters and ViewModels received after the View that observes them last read a property.
///
/// A View that observes asks for no answer: it reads a property again after each change. A View that is sent messages is told of
/// changes, and not judged.
private struct UnreadChanges {
  /// A new value or error of a Presenter or ViewModel whose View has not read a property since.
  ///
  /// It is stale if the View was still visible when the user did something else.
  typealias Change = (read: Event, news: Event, isStale: Bool)

  private(set) var all: [Change] = []
  private let evidence: Evidence
  /// The last read of each View, by the names of View and Presenter or ViewModel.
  private var lastReads: [[String]: Event] = [:]
  /// The last value or error, by the receiver and the message that was answered.
  private var lastValues: [[String]: String] = [:]
  private var unread: [[String]: Change] = [:]
  /// The Views that a Presenter or ViewModel has sent a message, by the names of both.
  private var told: Set<[String]> = []
  /// Whether a View is visible, by its name, as its last appearance, disappearance or release says.
  private var visible: [String: Bool] = [:]

  init(_ evidence: Evidence) {
    self.evidence = evidence
    for event in evidence.trace.events { follow(event) }
    guard evidence.missingEnd == nil else { return }
    all = unread.values.filter { $0.isStale || isShown($0.read.sender) }
      .sorted { ($0.read.number ?? 0) < ($1.read.number ?? 0) }
  }

  private mutating func follow(_ event: Event) {
    if let change = event.screenChange, let view = event.receiver?.name {
      visible[view] = change == .comes
    } else if event.kind == .gone {
      for object in event.objects { visible[object.name] = false }
    } else if event.receiver != nil,
      event.kind == .action || event.isMessage && event.sender == nil
    {
      // The user does something with an object, which in an app's recording is a call without a sender.
      for ends in unread.keys where visible[ends[0]] ?? true { unread[ends]?.isStale = true }
    }
    if event.isMessage, event.kind != .lost, event.sender?.isScreen == true,
      event.receiver?.preparesScreens == true, event.readsProperty
    {
      forget { $0.sender == event.sender && $0.receiver?.role == event.receiver?.role }
      lastReads[event.ends] = event
    } else if event.isMessage || event.kind == .lost {
      told.insert(event.ends.reversed())
      unread[event.ends.reversed()] = nil
    } else if event.value?.isPublisher == true {
      // A View that has read a publisher is told by it.
      forget { $0.ends == event.ends.reversed() }
    } else if let reader = event.receiver, reader.preparesScreens, isNew(event) {
      for (ends, read) in lastReads where ends[1] == reader.name && !told.contains(ends) {
        unread[ends] = (read, event, false)
      }
    }
  }

  /// Forgets the reads for which `isReplaced` returns true, and the changes after these reads.
  private mutating func forget(_ isReplaced: (Event) -> Bool) {
    lastReads = lastReads.filter { !isReplaced($0.value) }
    unread = unread.filter { !isReplaced($0.value.read) }
  }

  /// Returns whether an event answers a request with another value or error than before; a first `[]`, `nil` or 0 is not new.
  private mutating func isNew(_ event: Event) -> Bool {
    guard event.isAnswer, let value = event.value else { return false }
    let topic = event.kind == .throw ? "throw" : event.message?.name ?? ""
    let before = lastValues.updateValue(value.summary, forKey: [event.receiver?.name ?? "", topic])
    return before.map { $0 != value.summary } ?? !value.isNone
  }

  /// Returns whether a View is visible at the end: it was not released, and it has appeared again after each disappearance.
  private func isShown(_ view: Participant?) -> Bool {
    guard let view, evidence.lifetimes.end(of: view) == nil else { return false }
    return visible[view.name] ?? (evidence.facts.screenStack.departure(of: view) == nil)
  }
}
