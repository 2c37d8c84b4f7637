import Traces

/// A trace, with what several measures ask of it.
struct RunTrace {
  let trace: Trace
  private let rowsByNumber: [Int: Event]

  init(_ trace: Trace) {
    self.trace = trace
    let rows = trace.events.compactMap { event in event.number.map { ($0, event) } }
    rowsByNumber = Dictionary(rows, uniquingKeysWith: { first, _ in first })
  }

  /// The calls, lost ones included.
  var messages: [Event] { trace.events.filter(\.isMessage) }

  /// The row inside which something happened.
  func cause(of event: Event) -> Event? { event.cause.flatMap { rowsByNumber[$0] } }

  /// A row and those inside which it happened, the innermost first.
  func chain(from event: Event) -> [Event] {
    var chain = [event]
    while let next = cause(of: chain[chain.count - 1]), chain.count <= trace.events.count {
      chain.append(next)
    }
    return chain
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

  /// Whether the Store, which is nobody's, says or is told this.
  var involvesStore: Bool { sender?.isStore == true || receiver?.isStore == true }
}
