import Traces

/// Finds rows by their numbers without a walk through the trace.
struct RowIndex: Sendable {
  private let events: [Event]
  private let places: [Int: Int]

  /// Looks through a trace once.
  init(_ trace: Trace) {
    events = trace.events
    var places: [Int: Int] = [:]
    for (place, event) in trace.events.enumerated() {
      if let number = event.number, places[number] == nil { places[number] = place }
    }
    self.places = places
  }
}

extension RowIndex {
  /// How many rows are followed from an effect to its causes, so that no trace takes for ever.
  static let deepest = 256

  /// Where the row of that number stands among the events.
  func place(of number: Int?) -> Int? { number.flatMap { places[$0] } }

  /// The row of that number.
  func row(_ number: Int?) -> Event? { place(of: number).map { events[$0] } }

  /// The rows inside which something happened, the nearest first.
  func causes(of event: Event) -> [Event] {
    var causes: [Event] = []
    var next = event.cause
    while causes.count < RowIndex.deepest, let cause = row(next) {
      causes.append(cause)
      next = cause.cause
    }
    return causes
  }
}
