/// A type that receives the events of a trace one after another, while the trace is recorded or read.
public protocol EventSink {
  /// Receives the participants known before the first event, in the order of their lanes (columns of the diagram); called once or
  /// not at all.
  mutating func take(lanes: [Participant])
  /// Receives the next event of the trace.
  mutating func take(_ event: Event)
}

extension Trace {
  /// Passes the trace to `sink`: the participants in the order of their lanes, then every event.
  ///
  /// - Complexity: O(*n*), where *n* is the number of events.
  public func send(to sink: inout some EventSink) {
    sink.take(lanes: lanes)
    for event in events { sink.take(event) }
  }
}
