import Traces

/// A trace of a run with the queries that several measures need.
struct RunTrace {
  let trace: Trace
  /// The declarations of the variant's source; empty if unknown.
  let outline: SourceOutline
  /// The calls that returned a publisher, by their row numbers.
  private let requests: [Int: Event]
  /// The first answer to each call, by the call's row number.
  let answers: [Int: Event]
  let objectNames: Set<String>

  init(_ trace: Trace, from outline: SourceOutline = SourceOutline([])) {
    self.trace = trace
    self.outline = outline
    let answers = trace.events.filter(\.isAnswer)
    let pairs = answers.compactMap { answer in answer.cause.map { ($0, answer) } }
    self.answers = Dictionary(pairs) { first, _ in first }
    objectNames = Set(trace.lanes.map(\.name))
    let requested = Set(answers.filter(\.returnsPublisher).compactMap(\.cause))
    let requests = requested.compactMap { number in trace[row: number].map { (number, $0) } }
    self.requests = Dictionary(uniqueKeysWithValues: requests)
  }

  var ownObjects: [Participant] {
    let created = trace.events.filter { $0.kind == .created }
    return created.flatMap(\.objects).filter { !$0.isStore }.uniqued()
  }

  /// All calls that arrived: bindings and calls to or from the Store included, lost calls excluded.
  var messages: [Event] { trace.events.filter { $0.isMessage && $0.kind != .lost } }

  /// The calls between the variant's own objects, without bindings (which only connect objects) and without the Store.
  var ownMessages: [Event] { messages.filter { !$0.involvesStore && !isBinding($0) } }

  /// The events that only connect the variant's own objects.
  ///
  /// These are reads and writes of properties that hold objects, requests for publishers, and closures set inside a call or action.
  var bindings: [Event] {
    trace.events.filter { event in
      if event.isMessage { return !event.involvesStore && isBinding(event) }
      return event.kind == .wired && event.seam?.interface == "closure" && event.cause != nil
    }
  }

  private func isBinding(_ call: Event) -> Bool {
    if call.kind == .lost { return false }
    return call.message?.name.contains("(") == false && !transfersData(call)
      || call.number.map { requests[$0] != nil } ?? false
  }

  func cause(of event: Event) -> Event? { event.cause.flatMap { trace[row: $0] } }

  /// Returns the event, followed by the calls and actions inside which it happened, innermost first.
  func chain(from event: Event) -> [Event] { [event] + trace.causes(of: event).reversed() }

  /// Returns the event, followed by its causes, from the nearest to the first.
  ///
  /// The cause of an event is usually the call or action inside which it happened. If a value was published without a call to its
  /// sender, the cause is the earlier value from which it was made, or else the request for the publisher.
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

  /// Returns whether one of the events in `way` is a message to `object`; messages from and to the Store do not count.
  ///
  /// Without such a message, `object` published its value because of a subscription and not because of a call.
  private func isAsked(_ object: Participant?, on way: [Event]) -> Bool {
    way.contains { $0.isMessage && !$0.involvesStore && $0.receiver == object }
  }

  /// Returns the latest published value that the sender of `value` received before it sent `value`; nil if there is none.
  ///
  /// Only publishers that the sender requested inside the call `request` count, since `value` is made from their values.
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

  /// Returns the latest call by which the receiver of a published value requested the publisher; nil if there is none.
  private func request(for event: Event) -> Event? {
    guard event.isMessage, let number = event.number else { return nil }
    let earlier = requests.filter { request in
      request.key < number && request.value.sender == event.receiver
        && request.value.receiver == event.sender
        && request.value.message?.baseName == event.message?.baseName
    }
    return earlier.max { $0.key < $1.key }?.value
  }

  /// The user's actions in the trace, each with the events from the action itself to the last event before the next action.
  var actions: [(action: Event, events: ArraySlice<Event>)] {
    let starts = trace.events.indices.filter { trace.events[$0].kind == .action }
    let ends = starts.dropFirst() + [trace.events.endIndex]
    return zip(starts, ends).map { (trace.events[$0], trace.events[$0..<$1]) }
  }

  /// Returns whether the value that a property was set to, or that its read returned, is data: no closure, and no object of the run.
  ///
  /// Nil is data for a property that is declared with another type than a class, a protocol or a closure. False for an unknown value.
  func transfersData(_ call: Event) -> Bool {
    let set = call.message?.arguments?.first?.value
    let value = set ?? call.number.flatMap { answers[$0] }?.value
    guard let text = value?.summary, text != "nil" else {
      return value != nil && declaration(of: call).map { !holdsObject($0) } ?? false
    }
    return text != "{closure}" && !objectNames.contains(text)
  }

  private func holdsObject(_ property: SourceMember) -> Bool {
    property.closureParameterCount != nil
      || property.resultTypeNames.compactMap(outline.type).contains {
        [.class, .actor, .protocol].contains($0.kind)
      }
  }

  /// Returns the declaration of an event's message in the class of its receiver or sender; nil if neither declares the message.
  func declaration(of event: Event) -> SourceMember? {
    let base = event.message?.name.prefix { !"( ".contains($0) }
    let classes = [event.receiver, event.sender].compactMap { $0.flatMap { outline.type($0.type) } }
    let types = classes.flatMap { type in
      [type] + outline.ancestors(of: type).sorted().compactMap(outline.type)
    }
    let members = types.flatMap(\.members).filter { $0.name.prefix { $0 != "(" } == base }
    return members.first { $0.traceName == event.message?.name } ?? members.first
  }
}

extension Event {
  /// The event as one line of text: `#7 Presenter -> View showProducts([2 ProductRow])`.
  var line: String {
    let arrow = kind == .lost ? "-x" : kind == .asyncCall ? "~>" : isAnswer ? "-->" : "->"
    let names = [sender?.name ?? "nobody", arrow, receiver?.name ?? "nobody"]
    return "#\(number ?? 0) \(names.joined(separator: " ")) \(label)"
  }

  var returnsPublisher: Bool {
    isAnswer && value?.summary.hasSuffix("Publisher") == true
  }

  var involvesStore: Bool { sender?.isStore == true || receiver?.isStore == true }
}
