/// Keeps all of a trace that it is handed.
public struct TraceCollector: EventSink {
  private var lanes: [Participant] = []
  private var events: [Event] = []

  /// Begins with nothing.
  public init() {}

  /// Keeps who is known to take part.
  public mutating func take(lanes: [Participant]) { self.lanes = lanes }

  /// Keeps the next event.
  public mutating func take(_ event: Event) { events.append(event) }

  /// What was kept, with everyone who takes part in its lanes.
  public var trace: Trace { Trace(lanes: lanes, events: events) }
}

extension Trace {
  /// Reads a trace from the bytes of a file, in the notation or as JSON Lines.
  public init(reading bytes: [UInt8]) throws(TraceReadingError) {
    var reader = TraceReader()
    var collector = TraceCollector()
    try reader.read(bytes[...], into: &collector)
    try reader.finish(into: &collector)
    self = collector.trace
  }
}
