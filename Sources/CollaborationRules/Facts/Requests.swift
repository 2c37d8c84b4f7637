import RoleNames
import Traces

/// A request, such as `fetch()` or `save()`: a call to another participant that may provide data, with its answers.
struct Request: Sendable {
  typealias IndexedEvent = (index: Int, event: Event)

  let index: Int
  let call: Event
  let sender: Participant
  let receiver: Participant
  /// The calls from the request's receiver to its sender that answer the request.
  fileprivate(set) var answers: [IndexedEvent] = []
  /// The events by which the request returned a value, threw an error, or got an asynchronous reply.
  fileprivate(set) var values: [IndexedEvent] = []
  /// The row numbers of the answers that are values of a subscription.
  fileprivate(set) var published: Set<Int> = []
  fileprivate(set) var hasLoss = false
  /// Whether the end of the call was recorded, also one without a value.
  fileprivate(set) var hasEnded = false
  /// Whether a message without a cause went back while the request was open, so that the message may be the answer.
  fileprivate(set) var mayBeAnswered = false
  /// Whether a message came back that may be the answer, though it announces a beginning, or is no call of the closure for the answer.
  fileprivate(set) var hasUnclearAnswer = false

  var kind: [String] { call.kindOfMessage }
  var isAnswered: Bool { !answers.isEmpty || !values.isEmpty }

  /// The answers that are no part of an answer, such as a message about progress.
  var wholeAnswers: [IndexedEvent] { answers.filter { !MessageMeaning($0.event).isPartial } }

  /// Whether the request got no answer, or only a publisher that has published no value.
  var isOpen: Bool { answers.isEmpty && values.allSatisfy { $0.event.value?.isPublisher == true } }

  /// The names of the closures that the request handed over to get the answer: `completion`, `success` and `failure`.
  var replyClosures: [String] {
    let closures = (call.message?.arguments ?? []).filter { $0.value.summary.contains("{closure}") }
    return closures.flatMap { [$0.parameter, $0.label].compactMap(\.self) }
      .filter { name in
        let words = name.smallWords
        return words.last.map(Vocabulary.replies.contains) == true && !words.contains("when")
          && Vocabulary.failures.isDisjoint(with: words.dropLast())
      }
  }

  /// Returns whether a call back to the sender can be an answer: it announces no beginning that the request does not name, and
  /// calls a closure if the request handed one over for the answer.
  fileprivate func accepts(_ answer: Event) -> Bool {
    !answer.announcesBeginning(of: call) && (replyClosures.isEmpty || isOfClosure(answer))
  }

  /// Returns whether a call that is not accepted as an answer may be one nevertheless.
  fileprivate func isUnclear(_ answer: Event) -> Bool {
    answer.announcesBeginning(of: call)
      ? !call.requestsData && answer.message?.baseName.smallWords.first != "will"
      : sharedWords(with: answer) > 0
  }

  /// Returns whether a call that may belong to another request can answer this one, which asks for data or shares a word with it.
  fileprivate func couldBeAnswered(by answer: Event) -> Bool {
    accepts(answer) && (call.requestsData || sharedWords(with: answer) > 0)
  }

  fileprivate func sharedWords(with answer: Event) -> Int {
    Set(answer.words).intersection(call.words).count
  }

  var firstAnswer: Int? { (answers + values).map(\.index).min() }
  var lastAnswer: Int? { (answers + values).map(\.index).max() }
  var returnsPublisher: Bool { values.contains { $0.event.value?.isPublisher == true } }

  /// Returns whether an answer is the call of a closure that the request handed over, and no message through a reference.
  func isOfClosure(_ answer: Event) -> Bool {
    let name = answer.message?.baseName
    return answer.isOfClosure
      || call.message?.arguments?.contains {
        $0.value.summary.contains("{closure}") && [$0.parameter, $0.label].contains(name)
      } == true
  }

  /// Returns whether an answer is a value of a subscription: it was recorded as one, or has the name of the request itself.
  func isPublished(_ answer: Event) -> Bool {
    published.contains(answer.number ?? 0) || answer.message?.baseName == call.message?.baseName
  }
}

struct Requests: Sendable {
  private(set) var all: [Request] = []
  /// The row numbers of calls without a cause that may answer an earlier request.
  private(set) var doubtfulAnswers: [Int] = []
  /// The row numbers of late calls that may answer a waiting request of the same objects, not the answered one that caused them.
  private(set) var sharedAnswers: [Int] = []
  private let trace: Trace
  /// For each sender and receiver, the indices in `all` of the last requests that may be open, at most twice `maximumOpen`.
  private var open: [[Participant?]: [Int]] = [:]
  private var requests: [Int: Int] = [:]
  private var lastOfRequester: [Participant: Int] = [:]
  private var called: Set<[String]> = []

  private static let maximumOpen = 64

  init(_ trace: Trace) {
    self.trace = trace
    for (index, event) in trace.events.enumerated() {
      switch event.kind {
      case .call, .asyncCall:
        if !answer(event, at: index), !isPublished(event) { ask(event, at: index) }
        called.insert(event.topic)
      case .return, .throw, .reply: end(event, at: index)
      case .lost: lose(event)
      default: break
      }
    }
  }

  var examined: Set<Subject> { Set(all.map { .request($0.index) }) }

  /// Returns the request that the event at `index` of the trace is; nil for another event.
  func request(at index: Int) -> Request? { requests[index].map { all[$0] } }

  func last(of requester: Participant) -> Request? { lastOfRequester[requester].map { all[$0] } }

  private mutating func ask(_ call: Event, at index: Int) {
    doubt(call)
    guard let number = call.number, let sender = call.sender, let receiver = call.receiver,
      receiver.providesData, !sender.isUser, sender != receiver,
      !call.isAnnouncement,
      // The call of a completion handler asks for nothing.
      !Vocabulary.closures.contains(call.message?.baseName ?? ""),
      !follows(announcement: call) || call.listens || call.requestsData || call.handsOverClosure
    else { return }
    if trace.index(ofRow: number) == index { requests[index] = all.count }
    lastOfRequester[sender] = all.count
    if !call.listens { follow(all.count, [sender, receiver]) }
    all.append(Request(index: index, call: call, sender: sender, receiver: receiver))
  }

  /// Returns whether a data source calls back the one whose announcement caused the call.
  private func follows(announcement call: Event) -> Bool {
    guard let cause = call.cause.flatMap({ trace.index(ofRow: $0) }),
      call.sender?.providesData == true
    else { return false }
    return trace.events[cause].isAnnouncement && call.goesBack(from: trace.events[cause])
  }

  /// Adds a call to the answers of the nearest enclosing request in the opposite direction, unless it cannot be an answer;
  /// returns false if there is no such request.
  private mutating func answer(_ call: Event, at index: Int) -> Bool {
    guard call.sender?.providesData == true else { return false }
    let around = trace.causeIndices(of: call, atMost: Evidence.maximumEnclosingRows).first {
      index in
      requests[index].map { call.goesBack(from: all[$0].call) } ?? false
    }
    guard let request = around.flatMap({ requests[$0] }) else { return false }
    guard all[request].accepts(call) else {
      if all[request].isUnclear(call) { all[request].hasUnclearAnswer = true }
      return true
    }
    if let waiting = requestWaiting(for: call, besides: request), let number = call.number {
      all[waiting].mayBeAnswered = true
      sharedAnswers.append(number)
      return true
    }
    all[request].answers.append((index, call))
    if let number = call.number, isPublished(call) { all[request].published.insert(number) }
    return true
  }

  /// Returns the oldest request between the same objects that waits for an answer, if `call`, a late message of the request
  /// `answered`, may answer it: `answered` has had its answer, and the waiting request is of its kind, or `call` is of another and
  /// shares more words with the waiting request, or as many with one for data.
  private func requestWaiting(for call: Event, besides answered: Int) -> Int? {
    let request = all[answered]
    guard call.kind == .asyncCall, request.isAnswered, !request.isOfClosure(call) else {
      return nil
    }
    let isOther = request.answers.allSatisfy { $0.event.message?.name != call.message?.name }
    let shared = request.sharedWords(with: call)
    return open[[call.receiver, call.sender]]?.first { index in
      let waiting = all[index]
      guard !waiting.isAnswered, !waiting.mayBeAnswered, waiting.couldBeAnswered(by: call) else {
        return false
      }
      let more = waiting.sharedWords(with: call) - shared
      return waiting.kind == request.kind
        || isOther && (more > 0 || more == 0 && waiting.call.requestsData)
    }
  }

  private mutating func follow(_ request: Int, _ people: [Participant?]) {
    open[people, default: []].append(request)
    if open[people, default: []].count > 2 * Requests.maximumOpen {
      open[people]?.removeFirst(Requests.maximumOpen)
    }
  }

  /// Notes that a call without a cause may answer the oldest open request in the opposite direction that it can answer.
  private mutating func doubt(_ call: Event) {
    let people = [call.receiver, call.sender]
    guard call.cause == nil, let number = call.number, call.sender?.providesData == true,
      let asked = open[people]
    else { return }
    var left = asked.filter { !all[$0].isAnswered }
    if let position = left.firstIndex(where: { all[$0].couldBeAnswered(by: call) }) {
      all[left.remove(at: position)].mayBeAnswered = true
      doubtfulAnswers.append(number)
    }
    open[people] = left
  }

  /// Returns whether a call is a value of a subscription: an earlier message of that name went the other way between the classes.
  private func isPublished(_ call: Event) -> Bool { called.contains(call.oppositeTopic) }

  private mutating func end(_ event: Event, at index: Int) {
    guard let request = event.cause.flatMap({ trace.index(ofRow: $0) }).flatMap({ requests[$0] })
    else { return }
    all[request].hasEnded = true
    if event.value != nil || event.kind != .return { all[request].values.append((index, event)) }
  }

  private mutating func lose(_ event: Event) {
    for index in trace.causeIndices(of: event, atMost: Evidence.maximumEnclosingRows) {
      if let request = requests[index] { all[request].hasLoss = true }
    }
  }
}

/// The messages that hand over a closure; the first call that such a message caused is taken for the call of the closure.
struct HandedClosures {
  /// The indices of each message that hands over a closure and of the closure's first call; the second is nil without a call.
  private var calls: [(start: Int, end: Int?)] = []
  /// Whether the trace has an asynchronous call that no message with a closure caused.
  private var hasOthers = false

  init(_ evidence: Evidence) {
    var indices: [Int: Int] = [:]
    for (index, event) in evidence.calls {
      let cause = evidence.index(ofRow: event.cause).flatMap { indices[$0] }
      if let cause, calls[cause].end == nil { calls[cause].end = index }
      if cause == nil, event.kind == .asyncCall { hasOthers = true }
      guard event.handsOverClosure else { continue }
      indices[index] = calls.count
      calls.append((index, nil))
    }
  }

  /// Returns whether a closure that was handed over before `index` may be called later; always true if `hasOthers`.
  func mayBeCalled(after index: Int) -> Bool {
    hasOthers || calls.contains { $0.start < index && ($0.end.map { $0 > index } ?? true) }
  }
}
