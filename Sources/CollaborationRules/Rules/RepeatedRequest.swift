import Sequences
import Traces

extension Rule {
  static let repeatedRequest = Rule(
    "repeated-request",
    yieldingTo: [
      "refresh-race", "double-reply", "retry-storm", "per-cell", "ping-pong", "double-close",
    ]
  ) { evidence in
    if let missing = evidence.missingCauses { return .nothing(missing) }
    let subscriptions = evidence.repeatedSubscriptions()
    let known = Set(subscriptions.map(\.later.index))
    let twice = evidence.repeatedRequests().filter { !known.contains($0.later.index) }
      .grouped { $0.later.kind }
    let again = evidence.consecutiveDuplicates()
    var result = RuleResult(
      twice.map(finding) + subscriptions.map(finding(ofSubscription:)) + again.findings
        + evidence.screensOpenedTwice(),
      examined: evidence.facts.requests.examined.union(again.examined),
      none: "no message requests data"
    )
    if !again.doubtful.isEmpty {
      result.remark =
        "Not judged: whether \(again.doubtful.rowNames) should have been sent: a row without a cause, equal "
        + "to the one before. If the sender is an observer, look whether it was added twice."
    }
    return result
  }

  private static func finding(_ pairs: [Pair]) -> Finding {
    let first = pairs[0]
    let asker = first.later.sender
    let others = pairs.dropFirst().compactMap(\.later.call.number)
    let name = first.earlier.call.message?.baseName ?? "the request"
    return Finding(
      "\(asker) sent \(first.later.call.rowName) again before \(first.earlier.call.rowName) was answered.",
      details: ["Both were answered, in \(first.answers.rowNames)."]
        + (others.isEmpty ? [] : ["The same happened in \(others.rowNames)."]),
      repair: "send \(name) in \(asker.family) only while none is open",
      rows: pairs.flatMap {
        [$0.earlier.call.number, $0.later.call.number].compactMap(\.self) + $0.answers
      }.uniqued().sorted()
    )
  }

  private static func finding(ofSubscription pair: Pair) -> Finding {
    let (earlier, later, values) = pair
    let name = later.call.message?.baseName ?? "it"
    return Finding(
      "\(later.sender) sent \(later.call.rowName), though \(earlier.call.rowName) goes on.",
      details: ["Each value comes twice, as in \(values.rowNames)."],
      repair: "send \(name) once in \(later.sender.family), or end the first before the second",
      rows: [earlier.call.number, later.call.number].compactMap(\.self) + values
    )
  }
}

private typealias Pair = (earlier: Request, later: Request, answers: [Int])

extension Request {
  fileprivate var repeatsAnswer: Bool {
    let names = wholeAnswers.compactMap { $0.event.message?.name }
    return Set(names).count < names.count
  }

  /// Whether the request asks for any number of values: its name says so, or it returned a publisher.
  fileprivate var isSubscription: Bool { call.listens || returnsPublisher }

  /// Whether the request has the name of the value that it returned, and so asks for it: `page(2)` for `Page(number: 2)`.
  fileprivate var isNamedForValue: Bool {
    guard call.words.count == 1, let word = call.words.first else { return false }
    let noun = word.hasSuffix("s") ? String(word.dropLast()) : word
    return values.contains { answer in
      answer.event.value?.summary.prefix { $0 != "(" }.lowercased().contains(noun) == true
    }
  }
}

extension Evidence {
  /// Returns the pairs of an open request and its repetition, except repetitions that another repeated request caused.
  fileprivate func repeatedRequests() -> [Pair] {
    var pairs: [Pair] = []
    var last: [[String]: Request] = [:]
    var repeated: Set<Int> = []
    for request in facts.requests.all where request.firstAnswer != nil && request.published.isEmpty
    {
      let key = request.call.ends + [request.call.message?.text ?? ""]
      defer { last[key] = request }
      guard let earlier = last[key], let answer = earlier.firstAnswer, answer > request.index,
        let own = request.firstAnswer, own != answer,
        !causeIndices(of: request.call).contains(earlier.index), !earlier.repeatsAnswer,
        !request.repeatsAnswer
      else { continue }
      guard !request.call.isMeantAgain,
        request.call.requestsChange && !request.isNamedForValue
          || [earlier, request].allSatisfy(isUsed),
        request.values.isEmpty || hasEffect(earlier) == hasEffect(request)
      else { continue }
      repeated.insert(request.index)
      if causeIndices(of: request.call).contains(where: repeated.contains) { continue }
      let rows = [answer, own].compactMap { trace.events[$0].number }
      pairs.append((earlier, request, rows))
    }
    return pairs
  }

  /// Returns the pairs of a subscription and its repetition that both brought one value at the same time.
  fileprivate func repeatedSubscriptions() -> [Pair] {
    var last: [[String]: Request] = [:]
    return facts.requests.all.filter(\.isSubscription).compactMap { request in
      let key = request.call.ends + [request.call.message?.text ?? ""]
      guard let earlier = last.updateValue(request, forKey: key) else { return nil }
      for (index, value) in earlier.answers.prefix(64) where index > request.index {
        let same = request.answers.prefix(64).first {
          $0.event.message == value.message && $0.index != index
            && abs($0.event.time &- value.time) <= Evidence.immediateMilliseconds
        }
        // Two subscriptions of which each has a use of its own lead to different messages.
        guard let same, let use = use(of: index), use == self.use(of: same.index) else { continue }
        return (earlier, request, [value.number, same.event.number].compactMap(\.self).sorted())
      }
      return nil
    }
  }

  /// Returns the name of the first message by which the receiver of a value passed the value on; nil if there is none.
  private func use(of value: Int) -> String? {
    let receiver = trace.events[value].receiver
    return facts.consequences(of: value).prefix(64).map { trace.events[$0] }
      .first { $0.isMessage && $0.sender == receiver }?.message?.name
  }

  /// Returns whether the receiver of a request sent a message to a third object for it, as where two equal requests share its work.
  private func hasEffect(_ request: Request) -> Bool {
    facts.consequences(of: request.index).contains { index in
      let event = trace.events[index]
      return event.isMessage && event.sender == request.receiver
        && event.receiver != request.sender
    }
  }

  /// Returns whether the answer to a request led to a message to a screen or Router; true in a trace without messages to screens.
  fileprivate func isUsed(_ request: Request) -> Bool {
    guard let answer = request.firstAnswer else { return false }
    if facts.lastShown.isEmpty { return true }
    if trace.events[answer].isAnswer {
      return facts.lastShown[facts.outermost[answer]].map { $0 > answer } ?? false
    }
    return facts.consequences(of: answer).contains { later in
      guard trace.events[later].isMessage, let receiver = trace.events[later].receiver else {
        return false
      }
      return receiver.isScreen || receiver.opensScreens
    }
  }

  /// Returns the findings about screens that a Router made twice for two quick actions of the user, such as two taps.
  fileprivate func screensOpenedTwice() -> [Finding] {
    var last: [[String]: (call: Event, action: Int, screen: Participant)] = [:]
    return events(where: { $0.kind == .created }).compactMap { index, event in
      guard let screen = event.objects.first(where: \.isScreen),
        let call = causes(of: event).first(where: {
          $0.isMessage && $0.receiver?.opensScreens == true
        }),
        let sender = call.sender
      else { return nil }
      let key = call.route + [call.message?.text ?? "", screen.family]
      let made = (call, facts.outermost[index], screen)
      guard let (first, action, open) = last.updateValue(made, forKey: key), action != made.1,
        1...Evidence.quickMilliseconds ~= event.time &- first.time,
        facts.exit(of: open).map({ $0 > index }) ?? true,
        [action, made.1].allSatisfy({ trace.events[$0].isByUser }),
        !trace.events[min(action, made.1)...max(action, made.1)].dropFirst().dropLast()
          .contains(where: \.isByUser)
      else { return nil }
      return Finding(
        "\(sender) sent \(call.rowName) again while \(open) was opening: there are two screens.",
        details: ["\(first.rowName) had made \(open); now \(screen) was made as well."],
        repair: "ignore the second tap in \(sender.family) while the first opens a screen",
        rows: [first.number, call.number].compactMap(\.self)
      )
    }
  }

  /// Returns the findings about messages that were sent twice in a row, the examined messages, and the row numbers of messages
  /// without a cause that equal the row before.
  fileprivate func consecutiveDuplicates()
    -> (findings: [Finding], examined: Set<Subject>, doubtful: [Int])
  {
    var findings: [Finding] = []
    var doubtful: [Int] = []
    var examined: Set<Subject> = []
    var last: [[String]: Event] = [:]
    let valued = Set(trace.events.filter { $0.isAnswer && $0.value != nil }.map(\.cause))
    for (index, event) in messages {
      guard let sender = event.sender, !sender.isUser, !sender.providesData,
        let number = event.number, let receiver = event.receiver
      else { continue }
      if event.cause != nil, event.kind == .call { examined.insert(.message(index)) }
      let cause = event.cause.map { "\($0)" } ?? ""
      let earlier = last.updateValue(event, forKey: [sender.name, cause])
      guard let earlier, earlier.receiver == receiver, earlier.message == event.message,
        earlier.kind == .call, event.kind == .call, !event.isMeantAgain,
        event.time &- earlier.time <= Evidence.immediateMilliseconds,
        !valued.contains(number), event.message?.isForPlace != true
      else { continue }
      if event.cause == nil {
        if earlier.number == number - 1 { doubtful.append(number) }
        continue
      }
      findings.append(
        Finding(
          "\(sender) sent \(event.rowName) twice in a row to \(receiver).",
          repair: "send it once in \(sender.family)",
          rows: [earlier.number, number].compactMap(\.self)
        )
      )
    }
    return (findings, examined, doubtful)
  }
}
