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
  public func send(to sink: inout some EventSink) {
    sink.take(lanes: lanes)
    for event in events { sink.take(event) }
  }

  /// Parses a trace from the bytes of a file, in the text notation of traces or in JSON Lines.
  ///
  /// - Throws: ``TraceReadingError`` for the first line that cannot be read.
  public init(reading bytes: [UInt8]) throws(TraceReadingError) {
    var reader = TraceReader()
    var collector = TraceCollector()
    try reader.read(bytes[...], into: &collector)
    try reader.finish(into: &collector)
    self = collector.trace
  }
}

/// An event sink that collects the events it receives into a trace.
public struct TraceCollector: EventSink {
  private var lanes: [Participant] = []
  private var events: [Event] = []

  /// Creates a collector that has received nothing.
  public init() {}

  /// Stores the participants known before the first event.
  public mutating func take(lanes: [Participant]) { self.lanes = lanes }

  /// Stores the next event of the trace.
  public mutating func take(_ event: Event) { events.append(event) }

  /// A trace of the events received so far; participants that were not passed to ``take(lanes:)`` get the last lanes.
  ///
  /// - Complexity: O(*n*), where *n* is the number of events.
  public var trace: Trace { Trace(lanes: lanes, events: events) }
}
