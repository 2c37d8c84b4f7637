/// A receiver of a trace, event by event, while it is recorded or read.
public protocol EventSink {
  /// Receives the participants known so far; called at most once, before all events.
  mutating func take(lanes: [Participant])
  /// Receives the next event.
  mutating func take(_ event: Event)
}

extension Trace {
  /// Sends the whole trace to a sink: the lanes, then every event.
  ///
  /// - Complexity: O(*n*), where *n* is the number of events.
  public func send(to sink: inout some EventSink) {
    sink.take(lanes: lanes)
    for event in events { sink.take(event) }
  }
}
