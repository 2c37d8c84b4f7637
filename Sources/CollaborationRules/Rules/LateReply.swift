import Sequences
import Traces

extension Rule {
  static let lateReply = Rule(
    "late-reply",
    nothing: "no message was sent to a View",
    needs: [\.missingNonRetainingRecorder],
    yieldingTo: ["endless-subscription", "early-close"]
  ) { evidence in
    let replies = LateReplies(evidence)
    let late = replies.late.grouped { $0.call.route }
    return (late.compactMap { finding($0, evidence) }, replies.examined)
  }

  private static func finding(_ replies: [LateReplies.Reply], _ evidence: Evidence) -> Finding? {
    guard let first = replies.first, let view = first.call.receiver, let sender = first.call.sender
    else { return nil }
    let names = replies.map { $0.call.message?.name ?? "something" }.uniqued().listed(atMost: 3)
    let fate =
      first.call.kind == .lost
      ? "It was lost: \(view) is gone."
      : first.isGone ? "By then \(view) was gone." : "It was delivered."
    let isHeld = first.isGone && evidence.causes(of: first.call).contains(where: \.handsOverClosure)
    return Finding(
      "\(sender) told \(view) \(names) after it was left.",
      details: [
        "\(first.request.rowName) asked; \(view) was left in #\(first.departure); the answer is "
          + "\(first.call.rowName).", fate,
      ],
      repair: (isHeld ? "[weak self], or " : "") + "cancel the request when the screen is left",
      rows: replies.flatMap { [$0.request.number, $0.call.number] }.compactMap(\.self).uniqued()
    )
  }
}

private struct LateReplies {
  typealias Reply = (call: Event, request: Event, departure: Int, isGone: Bool)

  private(set) var late: [Reply] = []
  private(set) var examined: Set<Subject> = []
  private let evidence: Evidence
  private let subscriptions: Set<[String]>
  private let closings: [Participant: Int]

  init(_ evidence: Evidence) {
    self.evidence = evidence
    closings = LateReplies.closings(in: evidence)
    subscriptions = Set(evidence.calls.map(\.element.topic))
    let kept = Set(ReferenceCycles(evidence.trace).all.flatMap(\.cycle.participants))
    let unmade = evidence.lifetimes.releasedDuringAssembly
    for (index, event) in evidence.messages {
      guard let view = event.receiver, view.isScreen, event.sender?.isUser != true else { continue }
      examined.insert(.message(index))
      guard !kept.contains(view), !unmade.contains(view), event.seam?.strength != .unowned,
        let reply = reply(event, to: view, at: index)
      else { continue }
      late.append(reply)
    }
  }

  /// Returns `call` if it is a late reply: its request was sent before the View was left or released, and `call` came after that.
  private func reply(_ call: Event, to view: Participant, at index: Int) -> Reply? {
    let end = evidence.lifetimes.end(of: view).flatMap { $0 < index ? $0 : nil }
    if call.kind == .lost, call.loss != .gone || isOwnClosure(call) { return nil }
    if end != nil, evidence.lifetimes.isCreatedAgain(view) { return nil }
    let left = evidence.facts.screenStack.departure(of: view, before: index)
    // A screen that appears again, such as that of a tab, was only hidden.
    if end == nil, left != nil, evidence.facts.screenStack.departure(of: view) == nil { return nil }
    let closing = closings[view].flatMap { $0 < index ? $0 : nil }
    guard let departure = [end, left, closing].compactMap(\.self).min(),
      let origin = evidence.causes(of: call).last(where: \.isMessage),
      let start = evidence.index(ofRow: origin.number), start < departure
    else { return nil }
    let isGone = end != nil || call.kind == .lost
    return (call, origin, evidence.outermostRow(at: departure) ?? 0, isGone)
  }

  /// Returns the indices of the actions in which Views were first closed, by a message to them or at their own request, where nothing
  /// shows how Views of their class disappear and the user did nothing with them afterwards.
  ///
  /// A message that closes what the same Router opened before does not count.
  private static func closings(in evidence: Evidence) -> [Participant: Int] {
    let ends = evidence.trace.events.filter { $0.screenChange.map { $0 != .comes } == true }
    let showsEnds = Set(ends.map { $0.receiver?.family })
    var closings: [Participant: Int] = [:]
    var opened: [Ensemble: Int] = [:]
    for (index, event) in evidence.messages {
      guard let sender = event.sender, let receiver = event.receiver,
        receiver.opensScreens || receiver.isScreen
      else { continue }
      guard event.closesScreen else {
        if receiver.opensScreens { opened[sender.ensemble, default: 0] += 1 }
        continue
      }
      if receiver.opensScreens, let count = opened[sender.ensemble], count > 0 {
        opened[sender.ensemble] = count - 1
        continue
      }
      let asking =
        receiver.isScreen
        ? receiver
        : ([event] + evidence.causes(of: event)).compactMap(\.sender).first { $0.isScreen }
      guard let view = asking, event.closesItself(view), closings[view] == nil,
        !showsEnds.contains(view.family),
        (evidence.facts.lastActions[view] ?? -1) < index
      else { continue }
      closings[view] = evidence.facts.outermost[index]
    }
    return closings
  }

  /// Returns whether a lost call was made to a closure of its View: one that the View handed over, or its subscription's.
  private func isOwnClosure(_ call: Event) -> Bool {
    if call.seam?.interface == "closure" { return true }
    guard call.seam == nil else { return false }
    if let request = evidence.row(call.cause), request.sender == call.receiver,
      request.handsOverClosure
    {
      return true
    }
    return subscriptions.contains(call.oppositeTopic)
  }
}
