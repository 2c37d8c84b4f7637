import Sequences
import Traces

extension Rule {
  static let silentPublisher = Rule("silent-publisher") { evidence in
    if let missing = evidence.missingEnd ?? evidence.missingNonRetainingRecorder {
      return .nothing(missing)
    }
    let closures = HandedClosures(evidence)
    var examined: Set<Subject> = []
    let messages = evidence.trace.events.filter(\.isMessage)
    var told = Set(messages.map(\.stream))
    var reached = Set(messages.filter { $0.kind != .lost }.map(\.stream))
    var handed: [Event] = []
    var streams: [Event] = []
    let isUsed = evidence.isUsed
    for event in evidence.trace.events where event.isAnswer && event.value?.isPublisher == true {
      guard event.value?.isAsyncSequence == false else {
        if !isUsed(event) { streams.append(event) }
        continue
      }
      guard let index = evidence.index(ofRow: event.cause) else { continue }
      examined.insert(.request(index))
      var answer = event
      answer.message = evidence.trace.events[index].message
      handed.append(answer)
      // A value may have the name of the subscriber's closure: `receiveValue(3)`.
      if let request = evidence.facts.requests.request(at: index) {
        if !request.answers.isEmpty { reached.insert(answer.stream) }
        if !request.answers.isEmpty || request.hasLoss { told.insert(answer.stream) }
      }
    }
    let waiting = handed.grouped(by: \.stream).compactMap(\.first).filter {
      !reached.contains($0.stream) && evidence.isThere($0.sender, closures)
        && evidence.isThere($0.receiver, closures)
    }
    let innermost = waiting.filter { outer in
      !waiting.contains { $0 != outer && $0.receiver == outer.sender }
    }
    // A published value that was lost belongs to the finding of another rule.
    let silent = innermost.filter { !told.contains($0.stream) }
    var result = RuleResult(
      silent.map(finding),
      examined: examined,
      none: "no object received a publisher"
    )
    if let stream = streams.first {
      result.remark =
        "Not judged: whether values came of the \(stream.value?.typeName ?? "") of "
        + "\(streams.compactMap(\.number).rowNames): values of an asynchronous sequence have no "
        + "row. Have the loop over them call a method, whose rows show them."
    }
    return result
  }

  private static func finding(_ handed: Event) -> Finding {
    let (publisher, subscriber) = (handed.sender?.name ?? "", handed.receiver?.name ?? "")
    let name = handed.message?.name ?? "a publisher"
    return Finding(
      "\(publisher) has published nothing to \(subscriber) by \(name).",
      details: [
        "#\(handed.number ?? 0) handed over \((handed.value?.typeName ?? "publisher").withArticle); nothing is due any more."
      ],
      repair: "publish a value on every way out of \(handed.message?.baseName ?? "it") in "
        + (handed.sender?.family ?? publisher),
      rows: [handed.number].compactMap(\.self)
    )
  }
}

extension Evidence {
  /// Returns a function that tells whether the receiver of a stream, in the call in which it asked for the stream, sent a message
  /// afterwards.
  fileprivate var isUsed: (_ stream: Event) -> Bool {
    var lastOrders: [Participant: [Int: Int]] = [:]
    for (_, event) in messages {
      guard let sender = event.sender, let cause = event.cause else { continue }
      lastOrders[sender, default: [:]][cause] = event.order
    }
    return { stream in
      guard let asked = row(stream.cause), let sender = asked.sender, let cause = asked.cause
      else { return false }
      return lastOrders[sender]?[cause].map { $0 > stream.order } == true
    }
  }

  /// Returns whether a participant stayed until no more value could come; false for nil.
  fileprivate func isThere(_ person: Participant?, _ closures: HandedClosures) -> Bool {
    guard let person else { return false }
    guard let exit = facts.exit(of: person) else { return true }
    return !closures.mayBeCalled(after: exit)
  }
}

extension Event {
  fileprivate var stream: [String] { ends + [message?.baseName ?? ""] }
}

extension Value {
  /// Whether the value's type is a publisher, or another stream of later values such as `AsyncStream`.
  var isPublisher: Bool {
    // `CheckoutFlow` is a Coordinator's name.
    ["Flow", "StateFlow", "SharedFlow"].contains(typeName)
      || ["Publisher", "Observable", "AsyncStream", "AsyncThrowingStream"].contains {
        typeName.hasSuffix($0)
      }
  }

  /// Whether the value's type is one of which a loop takes the values, without a message: `AsyncStream`, `AsyncPublisher`.
  fileprivate var isAsyncSequence: Bool { typeName.hasPrefix("Async") }

  /// The name with which the value's text begins: `AnyPublisher` for `AnyPublisher<State, Never>`.
  fileprivate var typeName: String {
    String(summary.prefix { $0.isLetter || $0.isNumber || $0 == "_" })
  }
}
