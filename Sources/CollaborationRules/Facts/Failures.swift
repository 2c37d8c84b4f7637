import Traces

struct Failures {
  struct Failure {
    let index: Int
    let event: Event
    let request: Int?
    /// The row number of the message that made the receiver send the request; nil if it is unknown.
    let origin: Int?
    /// Whether no earlier event reported the failure of the same request to the same receiver.
    let isNew: Bool
  }

  private(set) var all: [Failure] = []
  private let evidence: Evidence
  /// The indices of the failures of which Interactors and Repositories were told.
  private var insideIndices: [Int] = []
  /// The index of the last read of each participant's values by a View.
  private var lastReads: [Participant: Int] = [:]
  /// The index of the last lost message of each participant in each act of the user, by the number of the act.
  private var lastLosses: [Participant: [Int: Int]] = [:]
  private var senders: Set<Participant> = []
  /// For each event, the number of the user's act (action on an object, or message without a cause) that came last.
  private let acts: [Int]
  /// The kinds of the requests by Presenters and ViewModels that got an answer other than a failure, by the index of the action.
  private var answeredInAction: [Int: Set<[String]>] = [:]
  /// The objects that exchanged a message with a View, own a reference to a View, or are the target of a View's reference.
  private var besideViews: Set<Participant> = []
  /// The objects that a trace shows a way to tell a View something: a message to it, a reference to it, or a closure.
  private var tellers: Set<Participant> = []

  init(_ evidence: Evidence) {
    self.evidence = evidence
    acts = evidence.trace.events.reduce(into: []) { acts, event in
      acts.append((acts.last ?? 0) + (event.isByUser && event.receiver != nil ? 1 : 0))
    }
    for request in evidence.facts.requests.all where request.sender.preparesScreens {
      guard (request.answers + request.values).contains(where: { !$0.event.tellsFailure }) else {
        continue
      }
      let action = evidence.facts.outermost[request.index]
      answeredInAction[action, default: []].insert(request.kind)
    }
    var told: Set<[String]> = []
    for (index, event) in evidence.events {
      if let sender = event.sender, let receiver = event.receiver {
        let (isFromView, isToView) = (sender.isScreen, receiver.isScreen)
        if isFromView { besideViews.insert(receiver) }
        if isToView { besideViews.insert(sender) }
        if isFromView, event.handsOverClosure { tellers.insert(receiver) }
        if isToView && !event.isAnswer || event.seam?.interface == "closure" {
          tellers.insert(sender)
        }
      }
      if event.isMessage, let sender = event.sender, sender.preparesScreens {
        senders.insert(sender)
        if event.kind == .lost { lastLosses[sender, default: [:]][acts[index]] = index }
      }
      if event.kind == .return, event.value != nil, event.receiver?.isScreen == true,
        let sender = event.sender
      {
        lastReads[sender] = index
      }
      guard event.tellsFailure, event.kind != .lost, let receiver = event.receiver,
        event.sender?.providesData == true
      else { continue }
      if receiver.role.counts(as: .interactor, .repository) { insideIndices.append(index) }
      guard receiver.preparesScreens || receiver.role.counts(as: .controller) else { continue }
      let origin = evidence.causes(of: event).last { $0.isMessage && $0.receiver == receiver }
      let around = event.isAnswer ? nil : evidence.causes(of: event).first(where: event.goesBack)
      let request = (event.isAnswer ? evidence.row(event.cause) : around)?.number
      let isNew = request.map { told.insert(event.route + ["\($0)"]).inserted } ?? true
      let row = origin?.number
      all.append(Failure(index: index, event: event, request: request, origin: row, isNew: isNew))
    }
  }

  var examined: Set<Subject> { Set(all.map { .message($0.index) }) }

  /// The newly reported failures that were not passed on, without those in ``unseen`` and ``besideOthers``.
  var swallowed: [Failure] { keptToItself.filter { !isUnseen($0) && !isBesideOthers($0) } }

  /// The failures that were not passed on, of one of several requests of an action; the answer to another one was shown.
  var besideOthers: [Failure] { keptToItself.filter { !isUnseen($0) && isBesideOthers($0) } }

  /// The failures of which a trace cannot show whether the screen shows them: a Controller draws by itself, a View reads the state
  /// of its ViewModel by itself, and the way from a Presenter to the View may not be recorded.
  var unseen: [Failure] { keptToItself.filter(isUnseen) }

  /// The failures that an Interactor or a Repository passed on to no object, each with the open request that led to it: one for a
  /// change, or one of a View.
  ///
  /// A trace cannot show whether the object that sent the request waits for an answer.
  var kept: [(event: Event, request: Request)] {
    insideIndices.compactMap { index in
      let event = evidence.trace.events[index]
      guard let receiver = event.receiver,
        let request = evidence.causeIndices(of: event).lazy
          .compactMap(evidence.facts.requests.request).first(where: { $0.receiver == receiver }),
        request.isOpen, !request.mayBeAnswered, !request.hasUnclearAnswer,
        request.call.requestsChange || request.sender.isScreen, !request.call.tellsNothing,
        request.sender.preparesScreens || request.sender.isScreen,
        !evidence.facts.sends(receiver, after: index), !sendsNext(receiver, after: index)
      else { return nil }
      return (event, request)
    }
  }

  private func request(of failure: Failure) -> Request? {
    evidence.index(ofRow: failure.request).flatMap(evidence.facts.requests.request)
  }

  private func isBesideOthers(_ failure: Failure) -> Bool {
    guard let request = request(of: failure) else { return false }
    let action = evidence.facts.outermost[request.index]
    return evidence.facts.lastShown[action] != nil
      && answeredInAction[action]?.contains { $0 != request.kind } == true
  }

  private func isUnseen(_ failure: Failure) -> Bool {
    guard let receiver = failure.event.receiver else { return false }
    return receiver.isScreen || !isConnected(receiver)
      || receiver.role.counts(as: .viewModel) && !tellers.contains(receiver)
  }

  /// Returns whether an object has sent messages, and is connected with a View.
  private func isConnected(_ object: Participant) -> Bool {
    senders.contains(object) && besideViews.contains(object)
  }

  /// The newly reported failures that were not passed on, while the screen was open.
  ///
  /// A ViewModel must be connected with a View. A Controller is not judged in a trace that has the screens.
  private var keptToItself: [Failure] {
    let waiting = self.waiting
    let hasScreens = evidence.trace.events.contains { $0.kind == .screen }
    return all.filter { failure in
      guard let receiver = failure.event.receiver,
        receiver.isScreen
          ? !hasScreens : isConnected(receiver) || receiver.role.counts(as: .presenter),
        (evidence.facts.screenEnd(for: receiver) ?? .max) >= failure.index,
        (lastLosses[receiver]?[acts[failure.index]] ?? 0) < failure.index, failure.isNew,
        waiting[receiver]?.contains(acts[failure.index]) != true,
        (request(of: failure)?.call.words ?? []).allSatisfy({ !Vocabulary.quiet.contains($0) }),
        Vocabulary.quiet.isDisjoint(with: failure.event.words)
      else { return false }
      let isRead = (lastReads[receiver] ?? 0) > failure.index
      return !isRead && !evidence.facts.sends(receiver, after: failure.index)
        && !sendsNext(receiver, after: failure.index)
        && !evidence.facts.consequences(of: failure.index).contains { index in
          let event = evidence.trace.events[index]
          return event.isMessage && event.sender == receiver && !event.tellsNothing
        }
    }
  }

  /// For each participant, the acts of the user in which it sent a request that was never answered although an answer was to be
  /// expected, or in which a message was lost from which it would have got data.
  ///
  /// Such a request is one for data, one that handed over a closure for its answer or has not ended, or one as others that were
  /// answered.
  private var waiting: [Participant: Set<Int>] {
    let requests = evidence.facts.requests.all
    let hasEnds = evidence.trace.hasCallEnds
    let answered = Set(
      requests.filter { !$0.isOpen && !$0.values.contains { $0.event.kind == .throw } }.map(\.kind)
    )
    var waiting: [Participant: Set<Int>] = [:]
    for (index, event) in evidence.events where event.kind == .lost {
      guard event.sender?.providesData == true, let receiver = event.receiver else { continue }
      waiting[receiver, default: []].insert(acts[index])
    }
    for request in requests {
      guard request.isOpen, !request.mayBeAnswered,
        request.call.requestsData || !request.replyClosures.isEmpty
          || hasEnds && !request.hasEnded || answered.contains(request.kind)
      else { continue }
      waiting[request.sender, default: []].insert(acts[request.index])
    }
    return waiting
  }

  /// Returns whether a participant sends one of the next 64 events before somebody acts, and within `Evidence.immediateMilliseconds`
  /// or, without a cause, within `Evidence.quickMilliseconds`.
  private func sendsNext(_ person: Participant, after index: Int) -> Bool {
    let time = evidence.trace.events[index].time
    return evidence.trace.events[(index + 1)...].prefix(64).prefix { !$0.isByUser }.contains {
      $0.isMessage && $0.sender == person && !$0.tellsNothing
        && $0.time &- time
          <= ($0.cause == nil ? Evidence.quickMilliseconds : Evidence.immediateMilliseconds)
    }
  }
}
