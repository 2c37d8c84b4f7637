import Traces

/// The calls that have not ended yet, outermost first, while a trace is read in order.
struct OpenCalls {
  private var stack: [Event] = []
  private let causes: Set<Int>
  /// For each row the call that must still be running while something happens inside it.
  private var anchors: [Int: Int] = [:]

  /// Begins before the first event.
  init(_ trace: Trace) {
    causes = Set(trace.events.lazy.filter { $0.number != nil }.compactMap(\.cause))
  }

  /// Ends the calls that cannot be running any more when this event happens, innermost first.
  mutating func endCalls(before event: Event) -> [Event] {
    let anchor = event.cause.flatMap { anchors[$0] }
    let keptThrough = stack.lastIndex { $0.number == anchor } ?? -1
    let ended = stack[(keptThrough + 1)...].reversed()
    stack.removeLast(ended.count)
    remember(event, anchor)
    return Array(ended)
  }

  /// Opens the event's call; says whether anything happens inside it.
  mutating func open(_ event: Event) -> Bool {
    guard event.kind == .call, let number = event.number, causes.contains(number) else {
      return false
    }
    stack.append(event)
    return true
  }

  /// Closes the call that the event answers; says whether it was open.
  mutating func close(_ event: Event) -> Bool {
    guard event.isAnswer, let call = stack.last, call.number == event.cause,
      call.receiver == event.sender
    else { return false }
    stack.removeLast()
    return true
  }

  private mutating func remember(_ event: Event, _ anchor: Int?) {
    guard let number = event.number else { return }
    switch event.kind {
    case .action, .asyncCall: anchors[number] = nil
    case .call: anchors[number] = number
    default: anchors[number] = anchor
    }
  }
}
