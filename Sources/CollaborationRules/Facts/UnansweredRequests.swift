import Traces

struct UnansweredRequests {
  let requests: Requests
  /// The requests without an answer; where one request led to another, only the last of them.
  private(set) var calls: [Event] = []
  /// The requests without an answer for which the trace ends too early to say that none comes.
  private(set) var open: [Event] = []
  /// The requests without an answer of which it is not known whether an answer is due.
  private(set) var undecided: [Event] = []
  private let evidence: Evidence
  /// The maximum number of milliseconds to an answer in this trace and all scenarios, by the kind of the request.
  private var delays: [[String]: Int] = [:]
  /// The class names of sender and receiver of all requests that were answered.
  private var answeredRoutes: Set<[String]> = []
  /// By the class names of sender and receiver, and by these and the name, the index of the last call that no message in the
  /// opposite direction caused.
  private var unpromptedCalls: [[String]: Int] = [:]
  private let references: Set<[Participant]>
  /// The indices of the requests that got a whole answer, by which the closures that they hand over were called.
  private let answered: Set<Int>
  private let consequences: Consequences
  private let cancellations: Cancellations
  /// The index of the request that each message answers, by the index of the message.
  private let answers: [Int: Int]
  /// The index of the first message by which an object told a screen in an action that loading begins.
  private var loadingStarts: [Int: [Participant: Int]] = [:]

  init(_ evidence: Evidence) {
    self.evidence = evidence
    requests = evidence.facts.requests
    answered = Set(requests.all.filter { !$0.wholeAnswers.isEmpty }.map(\.index))
    answers = requests.all.reduce(into: [:]) { answers, request in
      for answer in request.answers { answers[answer.index] = request.index }
    }
    consequences = Consequences(evidence, requests, answered)
    cancellations = Cancellations(evidence, requests)
    references = Set(evidence.seams.compactMap { seam in seam.target.map { [seam.owner, $0] } })
    for (index, call) in evidence.calls {
      if !evidence.isAnswer(call) {
        unpromptedCalls[call.route] = index
        unpromptedCalls[call.topic] = index
      }
      if let sender = call.sender, call.receiver?.isScreen == true, call.beginsLoading {
        let action = evidence.facts.outermost[index]
        loadingStarts[action, default: [:]].merge([sender: index]) { first, _ in first }
      }
    }
    for request in requests.all + evidence.scenarioFacts.requests {
      guard let delay = request.delay else { continue }
      delays[request.kind] = max(delays[request.kind] ?? 0, delay)
      answeredRoutes.insert(request.call.route)
    }
    guard evidence.missingEnd == nil else { return }
    let answeredTogether = self.answeredTogether
    let unanswered = requests.all.filter { !answeredTogether.contains($0.index) && isSilent($0) }
    let effects = unanswered.map(cancellation)
    let silent = zip(unanswered, effects).filter { $1 != .cancelled }.map(\.0)
    let hasEnds = evidence.trace.hasCallEnds
    let expected = Set(silent.filter { !$0.hasUnclearAnswer && isDue($0) }.map(\.index))
    let unclear = expected.intersection(
      zip(unanswered, effects).filter { $1 == .unclear || $0.isConditional }.map(\.0.index)
    )
    let due = expected.subtracting(unclear)
    calls = innermost(silent.filter { due.contains($0.index) && hasWaited($0) })
    open = rest(of: silent) {
      due.contains($0.index) && end(of: $0) == nil
        || hasEnds && !$0.hasEnded && !$0.call.listens && !$0.hasUnclearAnswer
    }
    undecided = rest(of: silent) { request in
      request.call.requestsData || unclear.contains(request.index)
        || due.contains(request.index) && isLeftLate(request)
        || request.mayHandOverReply || showsNothing(for: request)
        || showsLoading(for: request)
          && !evidence.facts.sends(request.sender, after: request.index)
    }
  }

  /// Returns whether a request got no answer, and nothing in the trace explains why.
  private func isSilent(_ request: Request) -> Bool {
    !evidence.played.contains(request.receiver) && request.values.isEmpty
      && request.answers.allSatisfy { $0.event.tellsProgress }
      && !request.hasLoss
      && !request.sender.role.counts(as: .view, .router)
      && lastUnpromptedCall(for: request).map({ $0 > request.index }) != true
  }

  /// Returns the effect of later cancellations on a request, or on a request that led to it.
  private func cancellation(of request: Request) -> Cancellations.Effect {
    let outer = evidence.causeIndices(of: request.call).compactMap { requests.request(at: $0) }
    let effects = ([request] + outer).map {
      cancellations.effect(on: $0, delay: delays[$0.kind])
    }
    return effects.contains(.cancelled) ? .cancelled : effects[0]
  }

  /// Returns the index of the last call back outside any known request, which may be the answer, on another queue.
  ///
  /// A request that handed over a closure for its answer is answered by the call of a closure only.
  private func lastUnpromptedCall(for request: Request) -> Int? {
    let route = Array(request.call.route.reversed())
    let closures = request.replyClosures
    if closures.isEmpty { return unpromptedCalls[route] }
    return (closures + Vocabulary.closures).compactMap { unpromptedCalls[route + [$0]] }.max()
  }

  /// Returns whether a request must be answered, as others of its kind were, or as its message and its sender say.
  private func isDue(_ request: Request) -> Bool {
    delays[request.kind] != nil
      || !answeredRoutes.contains(request.call.route) && isExpected(request)
  }

  /// Returns the innermost of the requests that meet a condition, without those in `calls` and `open`.
  private func rest(of silent: [Request], where isWanted: (Request) -> Bool) -> [Event] {
    let known = Set((calls + open).map(\.number))
    return innermost(silent.filter { known.contains($0.call.number) || isWanted($0) })
      .filter { !known.contains($0.number) }
  }

  /// Returns the calls of the requests that led to no other one of them, and that no answered request led to before its answer.
  private func innermost(_ silent: [Request]) -> [Event] {
    let waiting = silent.reduce(into: Set<Int>()) {
      $0.formUnion(evidence.causeIndices(of: $1.call))
    }
    return silent.filter { !waiting.contains($0.index) && !isPartOfAnswered($0) }.map(\.call)
  }

  /// Returns whether an answered request led to a request, and not by its answer.
  private func isPartOfAnswered(_ request: Request) -> Bool {
    var passed: Set<Int> = []
    return evidence.causeIndices(of: request.call).contains { index in
      if let answered = answers[index] { passed.insert(answered) }
      return !passed.contains(index) && requests.request(at: index)?.isAnswered == true
    }
  }

  /// Returns the index at which the sender or the receiver of a request was released, or the sender's screen was left; nil for none.
  private func end(of request: Request) -> Int? {
    let ends = [request.sender, request.receiver].map(evidence.lifetimes.end)
    return (ends + [evidence.facts.screenEnd(for: request.sender)]).compactMap(\.self).min()
  }

  /// Returns whether the answer would have come by now, or before the `end` of the request.
  ///
  /// That is so after twice the maximum time to an answer, unless work went on at the end; or, without an end, if all requests that
  /// it led to were answered, in a trace without a clock and, if no time is known, after a second.
  private func hasWaited(_ request: Request) -> Bool {
    let events = evidence.trace.events
    let end = end(of: request)
    let waited = events[end ?? events.count - 1].time &- request.call.time
    let lastAnswer = consequences.lastAnswers[request.index]
    let isOver = lastAnswer < end ?? .max
    guard let delay = delays[request.kind], waited >= 2 * delay, isOver || end == nil else {
      return end == nil
        && (events[events.count - 1].time == events[0].time || isOver && lastAnswer >= 0
          || delays[request.kind] == nil && waited >= Evidence.quickMilliseconds)
    }
    return true
  }

  /// Returns whether a request whose sender was left had waited for a second, though it is not known how long an answer takes.
  private func isLeftLate(_ request: Request) -> Bool {
    guard delays[request.kind] == nil, let end = end(of: request) else { return false }
    return evidence.trace.events[end].time &- request.call.time >= Evidence.quickMilliseconds
  }

  /// Returns whether nothing was sent to a screen, and nothing more by the sender, in the action of a command to an Interactor that
  /// answers other requests of its sender.
  private func showsNothing(for request: Request) -> Bool {
    request.call.requestsChange && !request.call.tellsNothing && hasWaited(request)
      && !Vocabulary.cancelling.contains(request.call.verb)
      && request.receiver.role.counts(as: .interactor) && request.sender.preparesScreens
      && answeredRoutes.contains(request.call.route)
      && !evidence.facts.sends(request.sender, after: request.index)
      && evidence.facts.lastShown[evidence.facts.outermost[request.index]] == nil
  }

  /// Returns whether an answer is due: by a reference back, a closure or a completion's name or, without references, a futile request
  /// for data or one after the sender told a screen that loading begins.
  private func isExpected(_ request: Request) -> Bool {
    let name = request.call.message?.name.lowercased() ?? ""
    return !request.replyClosures.isEmpty || Vocabulary.closures.contains { name.contains($0) }
      || references.contains([request.receiver, request.sender])
      || references.isEmpty && (request.call.requestsData || showsLoading(for: request))
        && request.receiver.isOfStandardRole && !consequences.mayGoOn[request.index]
  }

  private func showsLoading(for request: Request) -> Bool {
    let starts = loadingStarts[evidence.facts.outermost[request.index]]
    return starts?[request.sender].map { $0 < request.index } ?? false
  }

  /// The indices of requests sent while a request of the same kind was open, or soon after it, so that one answer may serve both,
  /// and of those that the same sender repeated before their work ended, so that their answer may have been out of date.
  private var answeredTogether: Set<Int> {
    var answeredTogether: Set<Int> = []
    var lastAnswer: [[String]: Int] = [:]
    var next: [[String]: Request] = [:]
    for request in requests.all {
      if (lastAnswer[request.kind] ?? -1) > request.index { answeredTogether.insert(request.index) }
      guard let answer = request.firstAnswer else { continue }
      lastAnswer[request.kind] = max(lastAnswer[request.kind] ?? -1, answer)
    }
    for request in requests.all.reversed() {
      if request.isAnswered {
        next[request.kind] = request
      } else if let next = next[request.kind],
        next.call.time &- request.call.time < delays[request.kind] ?? 0
          || next.sender == request.sender
            && consequences.lasts[request.index] > next.index
      {
        answeredTogether.insert(request.index)
      }
    }
    return answeredTogether
  }
}

extension Request {
  /// Whether the request asks for nothing if there is nothing to load: `loadNextPage()`.
  fileprivate var isConditional: Bool {
    call.requestsData && !Vocabulary.conditions.isDisjoint(with: call.words)
  }

  /// Whether the request handed over a closure whose name tells neither that it gets the answer nor that it gets something else.
  fileprivate var mayHandOverReply: Bool {
    guard isOpen, !call.listens, replyClosures.isEmpty else { return false }
    return call.message?.arguments?.contains { argument in
      argument.value.summary.contains("{closure}")
        && [argument.parameter, argument.label].contains { name in
          name.map {
            Vocabulary.unclearClosures.contains($0) || $0.hasPrefix("comple")
              || $0.hasPrefix("compel")
          } == true
        }
    } == true
  }

  /// The number of milliseconds from the request to its first answer other than a thrown error; nil without one.
  fileprivate var delay: Int? {
    (answers + values.filter { $0.event.kind != .throw }).min { $0.index < $1.index }.map {
      $0.event.time &- call.time
    }
  }
}
