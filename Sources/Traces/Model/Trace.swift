/// The ordered events of a run.
///
/// Everything people see (diagrams, sentences, checks, comparisons) is a pure function of it.
public struct Trace: Sendable {
  /// All participants in the order of their lanes, whether or not they said anything.
  public var lanes: [Participant]
  /// What happened, in order.
  ///
  /// Changing it by hand makes the next look for a row a walk through all of it; ``append(_:)`` does not.
  public var events: [Event] {
    get { stored }
    _modify {
      index = nil
      yield &stored
    }
  }

  private var stored: [Event]
  /// Where rows stand; nil once the events were changed by hand.
  private var index: RowIndex?

  /// Makes a trace; participants missing from the lanes are added in order of appearance.
  ///
  /// - Complexity: O(*n*), where *n* is the number of events.
  public init(lanes: [Participant] = [], events: [Event] = []) {
    var collector = LaneCollector(lanes)
    for event in events { collector.add(event) }
    self.init(allLanes: collector.lanes, events: events)
  }

  /// Makes a trace with these lanes and no others.
  package init(allLanes lanes: [Participant], events: [Event]) {
    self.lanes = lanes
    stored = events
    index = RowIndex(events)
  }
}

extension Trace {
  /// Adds an event at the end and leaves the lanes as they are; rows are found as quickly as before.
  ///
  /// - Complexity: O(1) on average.
  public mutating func append(_ event: Event) {
    stored.append(event)
    index?.add(stored, at: stored.count - 1)
  }

  /// The same trace, whose rows are found quickly even if its events were changed by hand.
  package var indexed: Trace { index == nil ? Trace(allLanes: lanes, events: stored) : self }

  /// The index of the first event with that number; nil where there is none.
  package func index(ofRow number: Int) -> Int? {
    guard let index else { return stored.firstIndex { $0.number == number } }
    return index.index(of: number, in: stored)
  }
}

// MARK: - Hashable

extension Trace: Hashable {
  /// Whether lanes and events are the same.
  public static func == (left: Trace, right: Trace) -> Bool {
    left.lanes == right.lanes && left.stored == right.stored
  }

  /// Feeds lanes and events.
  public func hash(into hasher: inout Hasher) {
    hasher.combine(lanes)
    hasher.combine(stored)
  }
}

extension Event {
  /// Sender and receiver, and the participants that come or go here.
  ///
  /// Those of an object graph are not among them, so that it adds no lanes.
  public var participants: [Participant] {
    var all: [Participant] = []
    forEachParticipant { all.append($0) }
    return all
  }

  /// Does something with each of them in turn; takes no room for a list.
  package func forEachParticipant(_ body: (Participant) -> Void) {
    if let sender { body(sender) }
    if let receiver { body(receiver) }
    for object in objects { body(object) }
  }
}

extension Trace {
  /// The events that have a number.
  ///
  /// - Complexity: O(*n*), where *n* is the number of events.
  public var rows: [Event] { events.filter { $0.number != nil } }

  /// The number of the last row; 0 when there is none.
  ///
  /// - Complexity: O(*n*), where *n* is the number of events behind that row.
  public var lastNumber: Int { events.last { $0.number != nil }?.number ?? 0 }

  /// The row of that number.
  ///
  /// - Complexity: O(1) where rows are numbered without gaps, as a recorder does, and O(log *n*) where they
  ///   ascend; O(*n*) where ``events`` was changed by hand.
  public subscript(row number: Int) -> Event? { index(ofRow: number).map { stored[$0] } }

  /// The rows inside which a row happened, outermost first.
  ///
  /// - Complexity: that of one look for a row, for each of those returned.
  public func causes(of event: Event) -> [Event] {
    causeIndices(of: event).map { stored[$0] }.reversed()
  }

  /// Where the rows stand inside which an event happened, the nearest first; of very many the nearest ones.
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

  /// The part of the trace before a row: that row and all after it are left out.
  ///
  /// - Complexity: O(*n*), where *n* is the number of events.
  public func before(row number: Int) -> Trace {
    let end = events.firstIndex { ($0.number ?? 0) >= number } ?? events.endIndex
    return Trace(lanes: lanes, events: Array(events[..<end]))
  }

  /// The events from a row to the end, with everything between rows.
  ///
  /// - Complexity: O(*n*), where *n* is the number of events.
  public func from(row number: Int) -> Trace {
    let start = events.firstIndex { ($0.number ?? 0) >= number } ?? events.endIndex
    return Trace(lanes: lanes, events: Array(events[start...]))
  }
}
