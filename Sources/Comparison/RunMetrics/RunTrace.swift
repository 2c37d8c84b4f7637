import Traces

/// A trace, with what several measures ask of it.
struct RunTrace {
  let trace: Trace
  /// The calls that were answered with a publisher, by their numbers.
  private let requests: [Int: Event]

  init(_ trace: Trace) {
    self.trace = trace
    let answered = trace.events.filter(\.handsBackPublisher).compactMap(\.cause)
    requests = Dictionary(
      answered.compactMap { number in trace[row: number].map { (number, $0) } },
      uniquingKeysWith: { first, _ in first }
    )
  }

  /// The calls that arrived, those of the Store and those that bind included, as the prompt counts messages.
  var messages: [Event] { trace.events.filter { $0.isMessage && $0.kind != .lost } }

  /// What one own object tells or asks another: messages that neither bind nor involve the Store.
  var ownMessages: [Event] { messages.filter { !$0.involvesStore && !isBinding($0) } }

  /// What connects own objects and says nothing yet: properties read or set, publishers asked for, and
  /// closures set.
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

  /// The row inside which something happened.
  func cause(of event: Event) -> Event? { event.cause.flatMap { trace[row: $0] } }

  /// A row and those inside which it happened, the innermost first.
  func chain(from event: Event) -> [Event] { [event] + trace.causes(of: event).reversed() }

  /// A row and the messages by way of which it came about, the innermost first: those inside which it
  /// happened, and of a value that is published the request for its publisher.
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

  /// Whether an own object sent a message to another on a way; what a subscription starts has no such message.
  private func isAsked(_ object: Participant?, on way: [Event]) -> Bool {
    way.contains { $0.isMessage && !$0.involvesStore && $0.receiver == object }
  }

  /// Returns the last value that reached the publisher of a value before it, through a publisher that was asked for inside the
  /// same request; nil where there is none.
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

  /// The call before a published value that asked for the publisher.
  private func request(for event: Event) -> Event? {
    guard event.isMessage, let number = event.number else { return nil }
    let earlier = requests.filter { request in
      request.key < number && request.value.sender == event.receiver
        && request.value.receiver == event.sender
        && request.value.message?.baseName == event.message?.baseName
    }
    return earlier.max { $0.key < $1.key }?.value
  }

  /// Each action with all that was recorded from it to the next one.
  var actions: [(action: Event, events: ArraySlice<Event>)] {
    let starts = trace.events.indices.filter { trace.events[$0].kind == .action }
    let ends = starts.dropFirst() + [trace.events.endIndex]
    return zip(starts, ends).map { (trace.events[$0], trace.events[$0..<$1]) }
  }
}

extension Event {
  /// The row in a line: `#7 Presenter -> View showProducts([2 ProductRow])`.
  var line: String {
    let arrow = kind == .lost ? "-x" : kind == .asyncCall ? "~>" : isAnswer ? "-->" : "->"
    let names = [sender?.name ?? "nobody", arrow, receiver?.name ?? "nobody"]
    return "#\(number ?? 0) \(names.joined(separator: " ")) \(label)"
  }

  /// Whether what is handed back is a publisher: nothing is said until it is subscribed to.
  var handsBackPublisher: Bool {
    isAnswer && value?.summary.hasSuffix("Publisher") == true
  }

  /// Whether the Store, which is nobody's, says or is told this.
  var involvesStore: Bool { sender?.isStore == true || receiver?.isStore == true }
}
