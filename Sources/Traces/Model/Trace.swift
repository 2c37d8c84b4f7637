/// The record of one run: the participants and the events between them, in order.
///
/// Diagrams, sentences, checks and comparisons are pure functions of a trace.
public struct Trace: Sendable {
  /// All participants in the order of their lanes (columns of the diagram), including participants that sent and
  /// received no message.
  public var lanes: [Participant]
  /// The events of the run, in order.
  ///
  /// After a change of this property, rows are found by number only in O(*n*), because the index of row numbers is discarded;
  /// ``append(_:)`` keeps the index.
  public var events: [Event] {
    get { stored }
    _modify {
      index = nil
      yield &stored
    }
  }

  private var stored: [Event]
  private var index: RowIndex?

  /// Creates a trace; participants of `events` that are not in `lanes` get the next lanes, in order of appearance.
  public init(lanes: [Participant] = [], events: [Event] = []) {
    var all = lanes
    var known = Set(lanes)
    for event in events {
      event.forEachParticipant { if known.insert($0).inserted { all.append($0) } }
    }
    self.init(allLanes: all, events: events)
  }

  /// Creates a trace with exactly the participants `lanes`, even if events have others.
  package init(allLanes lanes: [Participant], events: [Event]) {
    self.lanes = lanes
    stored = events
    index = RowIndex(events)
  }

  /// Appends an event; keeps the lanes as they are, even if the event has a new participant.
  ///
  /// - Complexity: O(1) on average.
  public mutating func append(_ event: Event) {
    stored.append(event)
    index?.add(event, at: stored.count - 1)
  }

  /// Returns the index in `events` of the first event with the row number `number`; nil if there is none.
  package func index(ofRow number: Int) -> Int? {
    guard let index else { return stored.firstIndex { $0.number == number } }
    return index.index(of: number)
  }

  /// The rows of the trace: the events that have a number, in order.
  ///
  /// - Complexity: O(*n*), where *n* is the number of events.
  public var rows: [Event] { events.filter { $0.number != nil } }

  /// The number of the last row (numbered event); 0 if there is none.
  ///
  /// - Complexity: O(*n*), where *n* is the number of events after that row.
  public var lastNumber: Int { events.last { $0.number != nil }?.number ?? 0 }

  /// The first event with the row number `number`; nil if there is none.
  ///
  /// - Complexity: O(1) if rows are numbered without gaps, as a recorder numbers them; O(log *n*) if the numbers ascend with gaps;
  ///   O(*n*) after ``events`` was changed.
  public subscript(row number: Int) -> Event? { index(ofRow: number).map { stored[$0] } }

  /// Returns the calls and actions inside which `event` happened: its cause, the cause's cause and so on, outermost first; empty if
  /// it has no cause.
  ///
  /// - Complexity: one look-up by row number for each row returned.
  public func causes(of event: Event) -> [Event] {
    causeIndices(of: event).map { stored[$0] }.reversed()
  }

  /// Returns the indices, in `events`, of the cause of `event`, the cause's cause and so on, innermost first; at most `limit`.
  package func causeIndices(
    of event: Event,
    atMost limit: Int = .max
  ) -> UnfoldSequence<Int, (next: Int?, rest: Int)> {
    sequence(state: (event.cause, min(limit, stored.count))) { state in
      guard state.rest > 0, let number = state.next, let index = index(ofRow: number) else {
        return nil
      }
      state = (stored[index].cause, state.rest - 1)
      return index
    }
  }

  /// Returns a trace of the events before the first row (numbered event) with the number `number` or a greater one; all events if
  /// there is no such row.
  ///
  /// The trace has all lanes (participants' columns) of this one.
  public func before(row number: Int) -> Trace {
    let end = events.firstIndex { ($0.number ?? 0) >= number } ?? events.endIndex
    return Trace(lanes: lanes, events: Array(events[..<end]))
  }
}

extension Trace: Hashable {
  /// Returns whether two traces have equal lanes (participants' columns) and events.
  public static func == (left: Trace, right: Trace) -> Bool {
    left.lanes == right.lanes && left.stored == right.stored
  }

  /// Hashes the trace's lanes and events.
  public func hash(into hasher: inout Hasher) {
    hasher.combine(lanes)
    hasher.combine(stored)
  }
}

extension Event {
  /// The participants of this event: its sender, its receiver, and the objects that it creates or releases; some may occur twice.
  ///
  /// Participants that occur only in an object graph are left out, so that a graph adds no lanes to a trace.
  public var participants: [Participant] {
    var all: [Participant] = []
    forEachParticipant { all.append($0) }
    return all
  }

  /// Calls `body` with each element of `participants`, without allocating an array.
  package func forEachParticipant(_ body: (Participant) -> Void) {
    if let sender { body(sender) }
    if let receiver { body(receiver) }
    for object in objects { body(object) }
  }
}
