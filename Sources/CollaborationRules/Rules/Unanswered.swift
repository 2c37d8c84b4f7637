import Traces

extension Rule {
  static let unanswered = Rule(
    "unanswered",
    RulePage(
      "who is asked for something says something",
      what: """
        Somebody was asked for something by a name that says so, such as fetch or load, and nothing \
        came of it: no value, no error, no message back and none to a screen. The trace does not tell how the objects are \
        wired, so that the name is all there is to go by.
        """,
      why: """
        Whoever asked goes on waiting. There is no error to see, and no line of code that failed.
        """,
      signs: "Loading never ends, or a list stays as it was.",
      repair: "Answer on every way out of the method, also when it fails.",
      code: """
        guard case .success(let rows) = result else {
          view?.showError("Could not load.")
          return
        }
        """,
      hint: """
        Where a trace has lines = wired, no-reply judges instead; its fault is the one to put in. A \
        trace that was cut off has questions that would have been answered later.
        """
    ),
    yieldingTo: ["no-reply", "silent-publisher", "swallowed-failure"]
  ) { evidence in
    guard !evidence.trace.events.contains(where: { $0.kind == .wired }) else {
      return Judgement(none: "the trace tells the wiring; no-reply judges it")
    }
    guard evidence.hasCauses else { return .nothing(evidence.lackOfRequests) }
    let questions = Questions(evidence)
    return Judgement(
      questions.open.compactMap(finding),
      judged: questions.judged,
      none: "nobody was asked for anything by its name"
    )
  }

  private static func finding(_ question: Event) -> Finding? {
    guard let asked = question.receiver, let asker = question.sender else { return nil }
    return Finding(
      "unanswered",
      "\(asked) said nothing to \(asker) after \(question.rowName).",
      details: ["No value, no error and no message came back, as far as the trace goes."],
      repair: "answer on every way out of \(question.message?.baseName ?? "it") in \(asked.family)",
      rows: [question.number].compactMap(\.self)
    )
  }
}

/// Calls that ask for something by their names, and those of them to which nothing came back.
private struct Questions {
  private(set) var open: [Event] = []
  private(set) var judged: Set<Subject> = []

  /// The questions to which nothing came back so far, by where they stand.
  private var waiting: [Int: Event] = [:]
  /// Where the last question from somebody to somebody stands.
  private var latest: [[String]: Int] = [:]
  /// Where the last question of each kind stands to which something came back.
  private var answered: [[String]: Int] = [:]

  init(_ evidence: Evidence) {
    for (index, event) in evidence.events {
      if event.isAnswer, let asked = evidence.index(ofRow: event.cause) { close(asked) }
      guard event.isMessage else { continue }
      settle(event, evidence)
      guard event.isQuestion else { continue }
      judged.insert(.message(index))
      waiting[index] = event
      latest[event.route] = index
    }
    let around = waiting.values.reduce(into: Set<Int>()) {
      $0.formUnion(evidence.causeIndices(of: $1))
    }
    let departures = evidence.facts.departures
    let work = lastWork(evidence)
    open = waiting.filter { index, question in
      let isReplaced = answered[question.kindOfQuestion].map { index < $0 && $0 < work[index] ?? 0 }
      let isAskerGone = question.sender.flatMap(evidence.lifetimes.end).map { $0 > index } == true
      return !around.contains(index) && isReplaced != true && !isAskerGone
        && !evidence.isLeftAtOnce(after: question, departures)
    }
    .sorted { $0.key < $1.key }.map(\.value)
  }

  /// Takes off the questions of which a message is what came.
  private mutating func settle(_ event: Event, _ evidence: Evidence) {
    for cause in evidence.causeIndices(of: event)
    where waiting[cause].map(event.comes(of:)) == true {
      close(cause)
    }
    if let question = latest[event.route.reversed()] { close(question) }
  }

  private mutating func close(_ index: Int) {
    guard let question = waiting.removeValue(forKey: index) else { return }
    answered[question.kindOfQuestion] = max(index, answered[question.kindOfQuestion] ?? index)
  }

  /// Where the last row stands that an open question led to.
  private func lastWork(_ evidence: Evidence) -> [Int: Int] {
    guard !waiting.isEmpty else { return [:] }
    var last: [Int: Int] = [:]
    for (index, event) in evidence.events {
      for cause in evidence.causeIndices(of: event) where waiting[cause] != nil {
        last[cause] = index
      }
    }
    return last
  }
}

extension Evidence {
  /// Whether the screen for which somebody asks was left before any time had passed.
  fileprivate func isLeftAtOnce(after question: Event, _ departures: ModuleDepartures) -> Bool {
    guard let departure = question.sender.flatMap(departures.departure) else {
      return false
    }
    return trace.events[departure].time == question.time
  }
}

extension Event {
  /// Who asks whom, by which name.
  fileprivate var kindOfQuestion: [String] { route + [message?.name ?? ""] }

  /// Whether its name asks for something, and somebody is asked who can answer.
  fileprivate var isQuestion: Bool {
    guard kind != .lost, sender?.isUser == false, receiver?.isScreen == false,
      receiver?.opensScreens == false, sender != receiver, receiver?.isOfStandardRole == true
    else { return false }
    let word = message?.baseName.prefix { !$0.isUppercase } ?? ""
    return ["fetch", "load", "get", "request", "retrieve", "search", "find", "reload"].contains(
      word
    )
  }

  /// Whether it is what came of a question inside which it was sent: whoever asked is told something, or a screen
  /// is, or it got lost.
  fileprivate func comes(of question: Event) -> Bool {
    kind == .lost || receiver == question.sender || receiver?.isScreen == true
  }
}
