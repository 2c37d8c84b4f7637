/// Takes a trace piece by piece, as it happens or as it is read.
public protocol EventSink {
  /// Takes the participants known so far; called at most once, before all events.
  mutating func take(lanes: [Participant])
  /// Takes the next event.
  mutating func take(_ event: Event)
}

extension Trace {
  /// Hands the whole trace to a sink: the lanes, then every event.
  ///
  /// - Complexity: O(*n*), where *n* is the number of events.
  public func send(to sink: inout some EventSink) {
    sink.take(lanes: lanes)
    for event in events { sink.take(event) }
  }
}
