import Sequences
import Traces

extension Rule {
  static let doubleReply = Rule(
    "double-reply",
    nothing: "no message requests data",
    needs: [\.missingCauses]
  ) { evidence in
    let requests = evidence.facts.requests
    let twice = requests.all.filter { !evidence.isSubscription($0) }.compactMap(\.contradiction)
      .filter { !evidence.haveDifferentSources($0) && !evidence.passOnDifferentAnswers($0) }
    let groups = evidence.innermost(twice).grouped(by: \.request.kind)
    return (groups.map(finding), requests.examined)
  }

  private static func finding(_ contradictions: [Contradiction]) -> Finding {
    let (request, one, other) = contradictions[0]
    let asked = request.receiver
    let likewise = contradictions.dropFirst().compactMap(\.request.call.number)
    return Finding(
      "\(asked) answered \(request.call.rowName) twice.",
      details: ["First \(one.rowName), then \(other.rowName)."]
        + (likewise.isEmpty ? [] : ["The same happened to \(likewise.rowNames)."]),
      repair: "return after one answer in \(asked.family)",
      rows: [request.call, one, other].compactMap(\.number)
    )
  }
}

/// A request, and its first two answers that are equal or contradict each other.
private typealias Contradiction = (request: Request, one: Event, other: Event)

extension Request {
  /// The first two equal or contradicting answers, without values of a subscription and parts of an answer; nil if there are none.
  fileprivate var contradiction: Contradiction? {
    let replies = wholeAnswers.map(\.event).filter { !isPublished($0) }
      .prefix(Request.maximumComparedAnswers)
    let entries = Request.entries(of: Array(replies))
    var meanings: [(MessageMeaning, Event)] = []
    for reply in replies {
      let meaning = MessageMeaning(reply)
      let earlier = meanings.first { before, event in
        let isSameClosure = event.message?.name == reply.message?.name && isOfClosure(reply)
        return event.message == reply.message
          || isSameClosure && before.isFailure && meaning.isFailure
          || before.contradicts(meaning) && !entries.contains(event.message?.name ?? "")
            && isOfClosure(event) == isOfClosure(reply)
      }
      if let earlier { return (self, earlier.1, reply) }
      meanings.append((meaning, reply))
    }
    return nil
  }

  /// Whether the request only got `true` or `false`.
  fileprivate var isCheck: Bool {
    !values.isEmpty && values.allSatisfy { ["true", "false"].contains($0.event.value?.summary) }
  }

  private static func entries(of replies: [Event]) -> Set<String> {
    let good = replies.filter { !MessageMeaning($0).isFailure }.grouped { $0.message?.name ?? "" }
    let several = good.filter { named in named.contains { $0.message != named[0].message } }
    return Set(several.compactMap { $0[0].message?.name })
  }

  private static let maximumComparedAnswers = 64
}

extension Evidence {
  /// Returns whether the first answer is a success and both came after answers to different requests of the answerer, as where
  /// saved data is shown until the server answers; requests that the first answer led to do not count.
  fileprivate func haveDifferentSources(_ contradiction: Contradiction) -> Bool {
    let (request, one, other) = contradiction
    guard !MessageMeaning(one).isFailure, request.call.requestsData else { return false }
    let later = Set(index(ofRow: one.number).map { Array(facts.consequences(of: $0)) } ?? [])
    let inner = facts.consequences(of: request.index).filter { !later.contains($0) }
      .compactMap(facts.requests.request)
      .filter { $0.sender == request.receiver && !$0.isCheck }
    let answers = inner.flatMap { request in
      (request.answers + request.values).map { (asked: request.index, index: $0.index) }
    }
    let sources = [one, other].map { event in
      let end = index(ofRow: event.number) ?? 0
      return answers.filter { $0.index < end }.max { $0.index < $1.index }?.asked
    }
    return sources[0] != nil && sources[0] != sources[1]
  }

  /// Returns whether two equal answers pass on two calls of one closure with different values, such as a draft and the final image.
  fileprivate func passOnDifferentAnswers(_ contradiction: Contradiction) -> Bool {
    let (request, one, other) = contradiction
    let sources = [one, other].map { answer in
      causes(of: answer).first { $0.isMessage && $0.receiver == request.receiver }
    }
    guard one.message == other.message, let early = sources[0], let late = sources[1] else {
      return false
    }
    return early.isOfClosure && early.topic == late.topic && early.message != late.message
  }

  /// Returns whether a request began a subscription: it returned a publisher, or answers came in three or more turns, or in two if
  /// its name asks for updates.
  fileprivate func isSubscription(_ request: Request) -> Bool {
    if request.returnsPublisher || request.call.words.contains("publisher") { return true }
    let turns = Set(request.wholeAnswers.map { trace.events[facts.turns[$0.index]].time })
    return request.call.listens && turns.count > 1 || turns.count > 2
  }

  /// Returns the requests of `twice` with their answers, except those whose answers follow from the two answers to another of them.
  fileprivate func innermost(_ twice: [Contradiction]) -> [Contradiction] {
    let pairs = twice.map { ($0.request.index, [$0.one, $0.other].compactMap(\.number)) }
    return twice.filter { request, one, other in
      let around = [one, other].map { Set(causes(of: $0).compactMap(\.number)) }
      return !pairs.contains { index, rows in
        index != request.index && rows.count == 2
          && zip(around, rows).allSatisfy { $0.contains($1) }
      }
    }
  }
}

extension Event {
  /// The row number and the message's name, "#3 getProducts()"; the event's label if it has no message.
  var rowName: String {
    let name = message?.name ?? label
    return [number.map { "#\($0)" } ?? "", name].filter { !$0.isEmpty }.joined(separator: " ")
  }
}
