/// The ordered events of a run.
///
/// Everything people see (diagrams, sentences, checks, comparisons) is a pure function of it.
public struct Trace: Hashable, Sendable {
  /// All participants in the order of their lanes, whether or not they said anything.
  public var lanes: [Participant]
  /// What happened, in order.
  public var events: [Event]

  /// Makes a trace; participants missing from the lanes are added in order of appearance.
  public init(lanes: [Participant] = [], events: [Event] = []) {
    self.lanes = lanes
    self.events = events
    for event in events {
      for participant in event.participants where !self.lanes.contains(participant) {
        self.lanes.append(participant)
      }
    }
  }
}

extension Event {
  /// Everyone who says, is told, comes or goes here.
  ///
  /// An object graph speaks of many who do none of that; they are not among them, so that it gives
  /// nobody a lane.
  public var participants: [Participant] {
    [sender, receiver].compactMap(\.self) + objects
  }
}

extension Trace {
  /// The events that have a number.
  public var rows: [Event] { events.filter { $0.number != nil } }

  /// The number of the last row; 0 when there is none.
  public var lastNumber: Int { events.last { $0.number != nil }?.number ?? 0 }

  /// The row of that number.
  public subscript(row number: Int) -> Event? {
    events.first { $0.number == number }
  }

  /// The rows inside which a row happened, outermost first.
  public func causes(of event: Event) -> [Event] {
    var causes: [Event] = []
    var next = event.cause
    while let number = next, let cause = self[row: number], causes.count < events.count {
      causes.append(cause)
      next = cause.cause
    }
    return causes.reversed()
  }

  /// The part of the trace before a row: that row and all after it are left out.
  public func before(row number: Int) -> Trace {
    let end = events.firstIndex { ($0.number ?? 0) >= number } ?? events.endIndex
    return Trace(lanes: lanes, events: Array(events[..<end]))
  }

  /// The events from a row to the end, with everything between rows.
  public func from(row number: Int) -> Trace {
    let start = events.firstIndex { ($0.number ?? 0) >= number } ?? events.endIndex
    return Trace(lanes: lanes, events: Array(events[start...]))
  }
}
