import Traces

/// The calls that have not ended yet, in the order in which they began, while a trace is read.
///
/// Where the trace tells the end of every call, they end there; else as soon as something happens
/// that they cannot have led to.
struct OpenCalls {
  private var open: [Event] = []
  private let causes: Set<Int>
  private let answered: Set<Int>
  private let areEndsTold: Bool
  /// For each row the call that must still be running while something happens inside it.
  private var anchors: [Int: Int] = [:]
  /// The messages that were sent off, until something happens inside them.
  private var awaited: [Int: Event] = [:]

  /// Begins before the first event.
  init(_ trace: Trace) {
    let rows = trace.events.lazy.filter { $0.number != nil && !$0.isLate }
    causes = Set(rows.filter { !$0.isAnswer }.compactMap(\.cause))
    answered = Set(rows.filter(\.isAnswer).compactMap(\.cause))
    areEndsTold = trace.tellsEnds
  }

  /// Ends the calls that cannot be running any more when this event happens, innermost first.
  mutating func endCalls(before event: Event) -> [Event] {
    let anchor = event.isLate ? nil : event.cause.flatMap { anchors[$0] }
    remember(event, anchor)
    if areEndsTold { return [] }
    let keptThrough = open.lastIndex { $0.number == anchor } ?? -1
    let ended = open[(keptThrough + 1)...].reversed()
    open.removeLast(ended.count)
    return Array(ended)
  }

  /// The message that is with its receiver from this event on, the first inside it.
  mutating func arrival(with event: Event) -> Event? {
    guard !event.isLate, !event.isAnswer, event.number != nil, let cause = event.cause,
      let message = awaited.removeValue(forKey: cause)
    else { return nil }
    open.append(message)
    return message
  }

  /// Ends all that is open, innermost first.
  mutating func endAll() -> [Event] {
    defer { open = [] }
    return open.reversed()
  }

  /// Opens the event's call; says whether anything happens inside it.
  mutating func open(_ event: Event) -> Bool {
    guard let number = event.number, event.kind == .call || event.kind == .asyncCall,
      causes.contains(number) || event.kind == .call && answered.contains(number)
    else { return false }
    if event.delivery != nil {
      awaited[number] = event
      return false
    }
    guard event.kind == .call || event.isLate else { return false }
    open.append(event)
    return true
  }

  /// Closes the call that the event answers; says whether it was open.
  mutating func close(_ event: Event) -> Bool {
    guard event.isAnswer, let index = open.lastIndex(where: { $0.number == event.cause }),
      open[index].receiver == event.sender, areEndsTold || index == open.count - 1
    else { return false }
    open.remove(at: index)
    return true
  }

  /// Closes the call whose end is told, which returned nothing.
  mutating func end(_ event: Event) -> Event? {
    guard areEndsTold, let index = open.lastIndex(where: { $0.number == event.cause }) else {
      return nil
    }
    return open.remove(at: index)
  }

  private mutating func remember(_ event: Event, _ anchor: Int?) {
    guard let number = event.number else { return }
    switch event.kind {
    case .call: anchors[number] = number
    case .action, .asyncCall: anchors[number] = event.isLate || event.delivery != nil ? number : nil
    default: anchors[number] = anchor
    }
  }
}
