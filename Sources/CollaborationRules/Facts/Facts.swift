import Traces

struct Facts: Sendable {
  let lifetimes: Lifetimes
  let screenStack: ScreenStack
  let requests: Requests
  /// For each event, the index of the outermost event in its chain of causes, such as an action; its own index without a cause.
  let outermost: [Int]
  /// For each event, the index of the asynchronous call or late event that began its turn, or else the value of `outermost`.
  let turns: [Int]
  /// The indices of the numbered events that an event directly caused, by the index of the causing event.
  private let children: [Int: [Int]]
  let lastMessages: LastMessages
  /// The index of the last action of the user on each participant.
  let lastActions: [Participant: Int]
  let screenEnds: ScreenEnds
  let ensembles: Ensembles

  /// Computes the facts of a trace in O(*n*) time for *n* events; at most 256 causes of each event are followed.
  init(_ trace: Trace) {
    lifetimes = Lifetimes(trace)
    screenStack = ScreenStack(trace)
    requests = Requests(trace)
    ensembles = Ensembles(trace)
    screenEnds = ScreenEnds(trace, lifetimes, screenStack, ensembles)
    var outermost: [Int] = []
    var turns: [Int] = []
    var inside: [Int: [Int]] = [:]
    var lastActions: [Participant: Int] = [:]
    for (index, event) in trace.events.enumerated() {
      let cause = event.cause.flatMap { trace.index(ofRow: $0) }
      if let cause, cause < index, event.isRow { inside[cause, default: []].append(index) }
      outermost.append(cause.flatMap { $0 < index ? outermost[$0] : nil } ?? index)
      let isLate = event.kind == .asyncCall || event.isLate
      if event.kind == .action, let receiver = event.receiver { lastActions[receiver] = index }
      turns.append(isLate ? index : cause.flatMap { $0 < index ? turns[$0] : nil } ?? index)
    }
    self.outermost = outermost
    self.turns = turns
    lastMessages = LastMessages(trace, outermost: outermost)
    self.children = inside
    self.lastActions = lastActions
  }

  /// Returns the index at which a participant was released or, if earlier, left for good; nil if neither happened.
  func exit(of participant: Participant) -> Int? {
    let ends = [lifetimes.end(of: participant), screenStack.departure(of: participant)]
    return ends.compactMap(\.self).min()
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

struct ActionSender: Hashable, Sendable {
  let action: Int
  let sender: Participant
}

/// For each action of a trace, the indices of each sender's last delivered message and of the last one delivered to a screen.
///
/// A message that tells nothing, such as `hideLoading()`, does not count: it passes nothing on.
struct LastMessages: Sendable {
  private var bySender: [ActionSender: Int] = [:]
  private var toScreen: [Int: Int] = [:]

  init(_ trace: Trace, outermost: [Int]) {
    for (index, event) in trace.events.enumerated()
    where event.isMessage && event.kind != .lost && !event.tellsNothing {
      if let sender = event.sender {
        bySender[ActionSender(action: outermost[index], sender: sender)] = index
      }
      if event.receiver?.isScreen == true { toScreen[outermost[index]] = index }
    }
  }

  func hasMessage(from person: Participant, in action: Int, after index: Int) -> Bool {
    bySender[ActionSender(action: action, sender: person)].map { $0 > index } ?? false
  }

  func hasScreenMessage(in action: Int, after index: Int) -> Bool {
    toScreen[action].map { $0 > index } ?? false
  }

  var hasNoScreenMessages: Bool { toScreen.isEmpty }
}
