import Traces

// What a recorder is asked for: the trace so far, and who takes part.

extension Recorder {
  /// How many records were left out, since `limit` was reached.
  public var leftOut: Int { log.leftOut }

  /// What happened so far; it may be asked for while others record.
  ///
  /// The events made so far are kept for the next call.
  ///
  /// - Complexity: O(*n* + *p* log *p*), where *n* is the number of records since the last call and *p* the
  ///   number of participants.
  public func trace() -> Trace {
    defer { catchUpStream() }
    return reading.of(self) { $0.trace }
  }

  /// What happened in a stretch of the order, from one index up to another.
  ///
  /// Ask when nothing runs: the last event may gain objects that come or go.
  ///
  /// - Complexity: O(*n* + *m*), where *n* is the number of records since the last call and *m* the number of
  ///   events returned.
  package func events(since start: Int, before end: Int = .max) -> [Event] {
    defer { catchUpStream() }
    return reading.of(self) { making in
      let events = making.progress.events
      let range = (max(0, start)..<max(0, start, end)).clamped(to: events.indices)
      return range == events.indices ? events : Array(events[range])
    }
  }

  /// Those of some participants that this recorder knows, in the order of their lanes.
  ///
  /// - Complexity: O(*n* log *n*), where *n* is the number of participants given.
  package func lanes(of participants: [Participant]) -> [Participant] {
    registry.locked { $0.lanes(of: participants) }
  }

  /// The participant that an object is; nil where this recorder has not met it.
  public func participant(of object: AnyObject) -> Participant? {
    knownParticipant(object)
  }
}
