import Traces

struct Facts: Sendable {
  let lifetimes: Lifetimes
  let screenStack: ScreenStack
  let requests: Requests
  let ensembles: Ensembles
  /// For each event, the index of the outermost event in its chain of causes, such as an action; its own index without a cause.
  private(set) var outermost: [Int] = []
  /// For each event, the index of the asynchronous call or late event that began its turn, or else the value of `outermost`.
  private(set) var turns: [Int] = []
  /// The indices of the numbered events that an event directly caused, by the index of the causing event.
  private var children: [Int: [Int]] = [:]
  /// The index of the last action of the user on each participant.
  private(set) var lastActions: [Participant: Int] = [:]
  /// For each action, the index of each sender's last delivered message; one that tells nothing, such as `hideLoading()`, is none.
  private var lastSent: [Int: [Participant: Int]] = [:]
  /// For each action, the index of the last delivered message to a screen that tells something.
  private(set) var lastShown: [Int: Int] = [:]
  /// For each ensemble whose screens were all left or released: the first of its screens, and the index at which the last one went.
  private var closedScreens: [Ensemble: (screen: Participant, end: Int)] = [:]

  /// Computes the facts of a trace in O(*n*) time for *n* events; at most 256 causes of each event are followed.
  init(_ trace: Trace) {
    lifetimes = Lifetimes(trace)
    screenStack = ScreenStack(trace)
    requests = Requests(trace)
    ensembles = Ensembles(trace)
    for (index, event) in trace.events.enumerated() {
      let row = event.cause.flatMap { trace.index(ofRow: $0) }
      let cause = row.flatMap { $0 < index ? $0 : nil }
      let action = cause.map { outermost[$0] } ?? index
      let isLate = event.kind == .asyncCall || event.isLate
      outermost.append(action)
      turns.append(isLate ? index : cause.map { turns[$0] } ?? index)
      if let cause, event.isRow { children[cause, default: []].append(index) }
      if event.kind == .action, let receiver = event.receiver { lastActions[receiver] = index }
      guard event.isMessage, event.kind != .lost, !event.tellsNothing else { continue }
      if let sender = event.sender { lastSent[action, default: [:]][sender] = index }
      if event.receiver?.isScreen == true { lastShown[action] = index }
    }
    for (ensemble, views) in Dictionary(grouping: trace.lanes.filter(\.isScreen), by: \.ensemble) {
      let ends = views.compactMap { exit(of: $0) }
      guard let end = ends.max(), ends.count == views.count,
        lifetimes.releasedDuringAssembly.isDisjoint(with: views),
        !views.contains(where: lifetimes.isCreatedAgain)
      else { continue }
      closedScreens[ensemble] = (views[0], end)
    }
  }

  /// Returns the index at which a participant was released or, if earlier, left for good; nil if neither happened.
  func exit(of participant: Participant) -> Int? {
    let ends = [lifetimes.end(of: participant), screenStack.departure(of: participant)]
    return ends.compactMap(\.self).min()
  }

  /// Returns the index at which the last screen of a participant's ensemble was left or released; nil if a screen is still there.
  func screenEnd(for person: Participant) -> Int? { closedScreens[ensembles[person]]?.end }

  func closedScreen(of person: Participant) -> Participant? {
    closedScreens[ensembles[person]]?.screen
  }

  /// Returns whether a participant sends a message that tells something later in the action of the event at `index`.
  func sends(_ person: Participant, after index: Int) -> Bool {
    lastSent[outermost[index]]?[person].map { $0 > index } ?? false
  }

  /// Returns the indices of all numbered events that an event caused, directly or not, each before the events that it caused.
  func consequences(of index: Int) -> some Sequence<Int> {
    sequence(state: [index]) { (rest: inout [Int]) -> Int? in
      guard let next = rest.popLast() else { return nil }
      rest += children[next, default: []].reversed()
      return next
    }.dropFirst()
  }
}

/// What the consequences of each event, the rows that it caused directly or not, have in common; found in one pass.
struct Consequences {
  /// For each event, the index of its last consequence; -1 for none.
  private(set) var lasts: [Int]
  /// For each event, the index at which the last request among its consequences was answered; -1 without a request, `Int.max` if
  /// one has no whole answer.
  private(set) var lastAnswers: [Int]
  /// For each event, whether a consequence is a message to a screen other than that loading begins or goes on, a lost message, or
  /// one that handed over a closure that may still be called.
  private(set) var mayGoOn: [Bool]

  init(_ evidence: Evidence, _ requests: Requests, _ answered: Set<Int>) {
    let events = evidence.trace.events
    lasts = Array(repeating: -1, count: events.count)
    lastAnswers = lasts
    mayGoOn = Array(repeating: false, count: events.count)
    for index in events.indices.reversed() where events[index].isRow {
      let event = events[index]
      guard let cause = event.cause.flatMap({ evidence.trace.index(ofRow: $0) }), cause < index
      else { continue }
      let answer = requests.request(at: index).map { request in
        answered.contains(index) || request.values.contains { $0.event.value?.isPublisher != true }
          ? request.firstAnswer ?? .max : .max
      }
      let goesOn =
        event.kind == .lost || event.handsOverClosure && !answered.contains(index)
        || event.isMessage && event.receiver?.isScreen == true && !event.beginsLoading
          && !MessageMeaning(event).isPartial
      lasts[cause] = max(lasts[cause], lasts[index], index)
      lastAnswers[cause] = max(lastAnswers[cause], lastAnswers[index], answer ?? -1)
      if goesOn || mayGoOn[index] { mayGoOn[cause] = true }
    }
  }
}
