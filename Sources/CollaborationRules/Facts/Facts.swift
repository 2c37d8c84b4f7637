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
