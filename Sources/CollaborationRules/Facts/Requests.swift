import Traces

/// A message that asks for something, and what came back for it.
struct Request: Sendable {
  /// An event with its index in the trace.
  typealias IndexedEvent = (index: Int, event: Event)

  /// Where in the trace it stands.
  let index: Int
  /// The call that asks.
  let call: Event
  /// The calls back that it led to.
  fileprivate(set) var answers: [IndexedEvent] = []
  /// What it returned, threw or was replied.
  fileprivate(set) var values: [IndexedEvent] = []
  /// The numbers of the answers that go to a subscription made earlier.
  fileprivate(set) var published: Set<Int> = []
  /// Whether a message got lost on the way to an answer.
  fileprivate(set) var hasLoss = false
}

extension Request {
  /// Who asks whom for what; requests that share it can be told apart by nothing but time.
  var kind: [String] { call.route + [call.message?.name ?? ""] }

  /// Who asks, as a name.
  var asker: String { call.sender?.name ?? "" }

  var isAnswered: Bool { !answers.isEmpty || !values.isEmpty }

  /// Whether nothing came but, at most, a publisher that has published nothing.
  var isOpen: Bool { answers.isEmpty && values.allSatisfy { $0.event.value?.isPublisher == true } }

  /// Where the first answer stands.
  var firstAnswer: Int? { (answers + values).map(\.index).min() }

  /// Whether an answer is a published value, of which a subscription gets as many as there are.
  func isPublished(_ answer: Event) -> Bool {
    published.contains(answer.number ?? 0) || answer.message?.baseName == call.message?.baseName
  }
}

/// All messages of a trace that ask somebody for data.
struct Requests: Sendable {
  private(set) var all: [Request] = []
  private let trace: Trace
  /// Which of them stands at an index of the trace.
  private var requests: [Int: Int] = [:]
  /// Which of them each asker sent last.
  private var lastOfAsker: [Participant: Int] = [:]
  /// What was called so far: from whom to whom, and by which name.
  private var called: Set<[String]> = []

  init(_ trace: Trace) {
    self.trace = trace
    for (index, event) in trace.events.enumerated() {
      switch event.kind {
      case .call, .asyncCall:
        if !answer(event, at: index), !isPublished(event) { ask(event, at: index) }
        called.insert(event.route + [event.message?.baseName ?? ""])
      case .return, .throw, .reply: end(event, at: index)
      case .lost: lose(event)
      default: break
      }
    }
  }

  /// What was looked at.
  var judged: Set<Subject> { Set(all.map { .request($0.index) }) }
}

extension Requests {
  /// Returns the last request of a participant.
  func last(of asker: Participant) -> Request? { lastOfAsker[asker].map { all[$0] } }

  private mutating func ask(_ call: Event, at index: Int) {
    guard let number = call.number, call.receiver?.isAskedForData == true,
      call.sender?.isUser == false, call.sender != call.receiver
    else { return }
    if trace.index(ofRow: number) == index { requests[index] = all.count }
    if let sender = call.sender { lastOfAsker[sender] = all.count }
    all.append(Request(index: index, call: call))
  }

  /// Adds a call back to the nearest request around it that it answers.
  private mutating func answer(_ call: Event, at index: Int) -> Bool {
    guard call.sender?.isAskedForData == true else { return false }
    let around = trace.causeIndices(of: call, atMost: Evidence.deepest).first { index in
      guard let asked = requests[index].map({ all[$0].call }) else { return false }
      return asked.receiver == call.sender && asked.sender == call.receiver
    }
    guard let request = around.flatMap({ requests[$0] }) else { return false }
    all[request].answers.append((index, call))
    if let number = call.number, isPublished(call) { all[request].published.insert(number) }
    return true
  }

  /// Whether a call is a value for somebody who has subscribed: it carries the name of his own call.
  private func isPublished(_ call: Event) -> Bool {
    called.contains(Array(call.route.reversed()) + [call.message?.baseName ?? ""])
  }

  private mutating func end(_ event: Event, at index: Int) {
    guard let request = event.cause.flatMap({ trace.index(ofRow: $0) }).flatMap({ requests[$0] })
    else { return }
    if event.value != nil || event.kind != .return { all[request].values.append((index, event)) }
  }

  private mutating func lose(_ event: Event) {
    for index in trace.causeIndices(of: event, atMost: Evidence.deepest) {
      if let request = requests[index] { all[request].hasLoss = true }
    }
  }
}

extension Evidence {
  /// Whether rows say inside which message they happened; a flat trace does not.
  var hasCauses: Bool { trace.events.contains { $0.isMessage && $0.cause != nil } }

  /// Why requests cannot be told.
  var lackOfRequests: Lack { trace.events.contains(where: \.isMessage) ? .causes : .messages }
}
