import Traces

/// A trace of a run with the queries that several measures need.
struct RunTrace {
  let trace: Trace
  /// The calls that were answered with a publisher, by the row numbers of the calls.
  private let requests: [Int: Event]

  init(_ trace: Trace) {
    self.trace = trace
    let answered = trace.events.filter(\.returnsPublisher).compactMap(\.cause)
    requests = Dictionary(
      answered.compactMap { number in trace[row: number].map { (number, $0) } },
      uniquingKeysWith: { first, _ in first }
    )
  }

  /// All calls that arrived, as the prompt counts messages: bindings and calls from or to the Store included, lost
  /// calls not.
  var messages: [Event] { trace.events.filter { $0.isMessage && $0.kind != .lost } }

  /// The messages between the variant's own objects: neither bindings nor calls from or to the Store.
  var ownMessages: [Event] { messages.filter { !$0.involvesStore && !isBinding($0) } }

  /// The events that connect the variant's own objects without passing news: reads and writes of properties, requests
  /// for publishers, and closures that are set inside a call or action.
  var bindings: [Event] {
    trace.events.filter { event in
      if event.isMessage { return !event.involvesStore && isBinding(event) }
      return event.kind == .wired && event.seam?.interface == "closure" && event.cause != nil
    }
  }

  private func isBinding(_ call: Event) -> Bool {
    if call.kind == .lost { return false }
    return call.message?.name.contains("(") == false
      || call.number.map { requests[$0] != nil } ?? false
  }

  func cause(of event: Event) -> Event? { event.cause.flatMap { trace[row: $0] } }

  /// Returns an event, followed by the rows (calls or actions) inside which it happened, innermost first.
  func chain(from event: Event) -> [Event] { [event] + trace.causes(of: event).reversed() }

  /// Returns an event, followed by the rows that led to it, from effect to cause: the rows inside which it happened
  /// and, for a published value, the value that it was made of or the request for its publisher.
  func path(to event: Event) -> [Event] {
    var path = [event]
    while let next = origin(of: path[path.count - 1]), path.count <= trace.events.count {
      path.append(next)
    }
    return path
  }

  private func origin(of event: Event) -> Event? {
    let cause = cause(of: event)
    guard let request = request(for: event) else { return cause }
    if let cause, cause.isMessage, isAsked(event.sender, on: chain(from: cause)) { return cause }
    return source(of: event, from: request) ?? request
  }

  /// Returns whether the events in `way` contain a message to `object` that the Store neither sends nor receives;
  /// without such a message, a value that `object` publishes comes from the subscription itself.
  private func isAsked(_ object: Participant?, on way: [Event]) -> Bool {
    way.contains { $0.isMessage && !$0.involvesStore && $0.receiver == object }
  }

  /// Returns the latest value before `value` that its sender received from a publisher requested inside the call
  /// `request`; nil if there is none.
  private func source(of value: Event, from request: Event) -> Event? {
    let inner = requests.values.filter { $0.cause == request.number }
    return trace.events.last { event in
      guard let number = event.number, number < value.number ?? 0, event.isMessage else {
        return false
      }
      return event.receiver == value.sender && requests[number] == nil
        && inner.contains { asked in
          asked.receiver == event.sender && asked.message?.baseName == event.message?.baseName
        }
    }
  }

  /// Returns the latest request of the receiver for the publisher whose value `event` is; nil if the receiver sent
  /// none.
  private func request(for event: Event) -> Event? {
    guard event.isMessage, let number = event.number else { return nil }
    let earlier = requests.filter { request in
      request.key < number && request.value.sender == event.receiver
        && request.value.receiver == event.sender
        && request.value.message?.baseName == event.message?.baseName
    }
    return earlier.max { $0.key < $1.key }?.value
  }

  /// The user's actions in the trace, each with the action's event and all events before the next action.
  var actions: [(action: Event, events: ArraySlice<Event>)] {
    let starts = trace.events.indices.filter { trace.events[$0].kind == .action }
    let ends = starts.dropFirst() + [trace.events.endIndex]
    return zip(starts, ends).map { (trace.events[$0], trace.events[$0..<$1]) }
  }
}

extension Event {
  /// The event as one line of text: `#7 Presenter -> View showProducts([2 ProductRow])`.
  var line: String {
    let arrow = kind == .lost ? "-x" : kind == .asyncCall ? "~>" : isAnswer ? "-->" : "->"
    let names = [sender?.name ?? "nobody", arrow, receiver?.name ?? "nobody"]
    return "#\(number ?? 0) \(names.joined(separator: " ")) \(label)"
  }

  /// Whether this event is an answer that returns a publisher, from which values come only after a subscription.
  var returnsPublisher: Bool {
    isAnswer && value?.summary.hasSuffix("Publisher") == true
  }

  /// Whether the Store sends or receives this event; the Store belongs to no variant.
  var involvesStore: Bool { sender?.isStore == true || receiver?.isStore == true }
}
