import Traces

// The trace so far, and its participants.

extension Recorder {
  /// The number of records left out because the log was full.
  public var leftOut: Int { log.leftOut }

  /// Returns the trace of everything recorded so far, also while other threads record.
  ///
  /// The events are cached for the next call.
  ///
  /// - Complexity: O(*n* + *p* log *p*), where *n* is the number of records since the last call and *p* the
  ///   number of participants.
  public func trace() -> Trace {
    defer { catchUpStream() }
    return traceCache.withBuilder(for: self) { $0.trace }
  }

  /// Returns the events of the trace with indices from `start` to before `end`, as far as there are any.
  ///
  /// Call it when nothing runs: the last event may still gain created or released objects.
  ///
  /// - Complexity: O(*n* + *m*), where *n* is the number of records since the last call and *m* the number of
  ///   events returned.
  package func events(since start: Int, before end: Int = .max) -> [Event] {
    defer { catchUpStream() }
    return traceCache.withBuilder(for: self) { builder in
      let events = builder.progress.events
      let range = (max(0, start)..<max(0, start, end)).clamped(to: events.indices)
      return range == events.indices ? events : Array(events[range])
    }
  }

  /// Returns the given participants that this recorder knows, in the order of their lanes (columns of a diagram).
  ///
  /// - Complexity: O(*n* log *n*), where *n* is the number of participants given.
  package func lanes(of participants: [Participant]) -> [Participant] {
    registry.locked { $0.lanes(of: participants) }
  }

  /// Returns the name and role of an object as a participant; nil if the object is not registered with this recorder.
  public func participant(of object: AnyObject) -> Participant? {
    existingID(of: _unwrap(object)).flatMap { id in registry.locked { $0.participant(id) } }
  }
}

/// A cache of the events made so far, for the next reading of the trace.
///
/// Unchecked, as the state is accessed only under the lock.
final class TraceCache: @unchecked Sendable {
  private let lock = Lock()
  private var progress = TraceProgress()

  /// Makes events from the recorder's new records, and passes the builder to `read`.
  ///
  /// If the trace is read again meanwhile, while a value is described, that reading makes a trace of its own.
  func withBuilder<Result>(for recorder: Recorder, _ read: (TraceBuilder) -> Result) -> Result {
    if let result = lock.heldUnlessMine({ caughtUp(recorder, read) }) { return result }
    var builder = TraceBuilder(recorder)
    builder.catchUp()
    return read(builder)
  }

  /// Makes events from at most `count` new records and passes the builder to `read`, unless a trace is being made.
  func withBuilderIfFree(for recorder: Recorder, atMost count: Int, _ read: (TraceBuilder) -> Void)
  {
    _ = lock.heldIfFree { caughtUp(recorder, atMost: count, read) }
  }

  private func caughtUp<Result>(
    _ recorder: Recorder,
    atMost count: Int = .max,
    _ read: (TraceBuilder) -> Result
  ) -> Result {
    var builder = TraceBuilder(recorder)
    swap(&builder.progress, &progress)
    builder.catchUp(atMost: count)
    defer { swap(&builder.progress, &progress) }
    return read(builder)
  }
}
