import Traces

struct UnansweredRequests {
  let requests: Requests
  /// The requests without an answer; where one request led to another, only the last of them.
  private(set) var calls: [Event] = []
  /// The requests for data without an answer of which it is not known whether an answer is due.
  private(set) var undecided: [Event] = []
  private let evidence: Evidence
  /// The maximum number of milliseconds to an answer in this trace and all scenarios, by the kind of the request.
  private var delays: [[String]: Int] = [:]
  /// The class names of sender and receiver of all requests that were answered.
  private var answeredRoutes: Set<[String]> = []
  /// By the class names of sender and receiver, the index of the last call that no message in the opposite direction caused.
  private var unpromptedCalls: [[String]: Int] = [:]
  /// The index of the last call whose name begins with `cancel` or `stop`, by the class names of sender and receiver.
  private var cancellations: [[String]: Int] = [:]
  private let references: Set<[Participant]>
  /// The indices of the requests that got a whole answer, by which the closures that they hand over were called.
  private let answered: Set<Int>
  /// The index of the first message by which an object told a screen in an action that loading begins.
  private var loadingStarts: [Int: [Participant: Int]] = [:]

  init(_ evidence: Evidence) {
    self.evidence = evidence
    requests = evidence.facts.requests
    let whole = requests.all.filter { request in
      request.answers.contains { !MessageMeaning($0.event).isPartial }
    }
    answered = Set(whole.map(\.index))
    references = Set(evidence.seams.compactMap { seam in seam.target.map { [seam.owner, $0] } })
    for (index, call) in evidence.calls {
      if Vocabulary.cancelling.contains(call.verb) { cancellations[call.route] = index }
      if !evidence.isAnswer(call) { unpromptedCalls[call.route] = index }
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
    let silent = requests.all.filter { !answeredTogether.contains($0.index) && isSilent($0) }
    calls = innermost(silent.filter(isUnanswered))
    let waiting = Set(calls.map(\.number))
    undecided = innermost(silent.filter(\.call.requestsData)).filter {
      !waiting.contains($0.number)
    }
  }

  /// Returns whether a request got no answer, and nothing in the trace explains why.
  private func isSilent(_ request: Request) -> Bool {
    !request.isAnswered && !request.hasLoss
      && request.call.sender?.role.counts(as: .view, .router) == false
      // A later call back outside any known request may be the answer, on another queue.
      && unpromptedCalls[request.call.route.reversed()].map({ $0 > request.index }) != true
      && cancellations[request.call.route].map({ $0 > request.index }) != true
  }

  private func isUnanswered(_ request: Request) -> Bool {
    guard let asker = request.call.sender, let asked = request.call.receiver,
      hasWaited(request, [asker, asked])
    else { return false }
    if delays[request.kind] != nil { return true }
    return !answeredRoutes.contains(request.call.route) && isExpected(request, asked, asker)
  }

  private func innermost(_ silent: [Request]) -> [Event] {
    let waiting = silent.reduce(into: Set<Int>()) {
      $0.formUnion(evidence.causeIndices(of: $1.call))
    }
    let answered = Set(requests.all.filter(\.isAnswered).map(\.index))
    return silent.filter { request in
      !waiting.contains(request.index)
        && !evidence.causeIndices(of: request.call).contains(where: answered.contains)
    }.map(\.call)
  }

  /// Returns whether the maximum time to an answer passed before a release of `people` or the screen's end; true without either.
  private func hasWaited(_ request: Request, _ people: [Participant]) -> Bool {
    let ends = people.compactMap(evidence.lifetimes.end(of:))
    let departure = request.call.sender.flatMap(evidence.facts.screenEnd)
    guard let end = (ends + [departure].compactMap(\.self)).min() else { return true }
    guard let delay = delays[request.kind] else { return false }
    return evidence.trace.events[end].time &- request.call.time >= delay
  }

  /// Returns whether an answer is due: by a reference back, a completion's name or, without references, a futile request for data
  /// or one after the sender told a screen that loading begins.
  private func isExpected(_ request: Request, _ asked: Participant, _ asker: Participant) -> Bool {
    let name = request.call.message?.name.lowercased() ?? ""
    return Vocabulary.closures.contains { name.contains($0) }
      || references.contains([asked, asker])
      || references.isEmpty && (request.call.requestsData || showsLoading(for: request, asker))
        && asked.isOfStandardRole && !mayGoOn(request)
  }

  private func showsLoading(for request: Request, _ asker: Participant) -> Bool {
    let starts = loadingStarts[evidence.facts.outermost[request.index]]
    return starts?[asker].map { $0 < request.index } ?? false
  }

  /// Returns whether a request led to a message to a screen, a lost message, or a closure that may still be called.
  private func mayGoOn(_ request: Request) -> Bool {
    evidence.facts.consequences(of: request.index).contains { index in
      let event = evidence.trace.events[index]
      return event.kind == .lost || event.handsOverClosure && !answered.contains(index)
        || event.isMessage && event.receiver?.isScreen == true
    }
  }

  /// The indices of requests sent while a request of the same kind was open, or soon after it, so that one answer may serve both.
  private var answeredTogether: Set<Int> {
    var answeredTogether: Set<Int> = []
    var lastAnswer: [[String]: Int] = [:]
    var next: [[String]: Int] = [:]
    for request in requests.all {
      if (lastAnswer[request.kind] ?? -1) > request.index { answeredTogether.insert(request.index) }
      guard let answer = request.firstAnswer else { continue }
      lastAnswer[request.kind] = max(lastAnswer[request.kind] ?? -1, answer)
    }
    for request in requests.all.reversed() {
      if let time = next[request.kind], time &- request.call.time < delays[request.kind] ?? 0 {
        answeredTogether.insert(request.index)
      }
      if request.isAnswered { next[request.kind] = request.call.time }
    }
    return answeredTogether
  }
}

extension Request {
  /// The number of milliseconds from the request to its first answer other than a thrown error; nil without one.
  fileprivate var delay: Int? {
    (answers + values.filter { $0.event.kind != .throw }).min { $0.index < $1.index }.map {
      $0.event.time &- call.time
    }
  }
}
