/// A cache of the events made so far, for the next reading of the trace.
///
/// Unchecked, as the state is accessed only under the lock.
final class TraceCache: @unchecked Sendable {
  private let lock = Lock(isRecursive: true)
  private var progress = TraceProgress()
  private var isBusy = false

  /// Makes events from the recorder's new records, and passes the builder to `read`.
  ///
  /// If the trace is read again meanwhile, while a value is described, that reading makes a trace of its own.
  func withBuilder<Result>(for recorder: Recorder, _ read: (TraceBuilder) -> Result) -> Result {
    lock.held {
      guard !isBusy else {
        var builder = TraceBuilder(recorder)
        builder.catchUp()
        return read(builder)
      }
      return caughtUp(recorder, read)
    }
  }

  /// Makes events from at most `count` new records and passes the builder to `read`, unless a trace is being made.
  func withBuilderIfFree(for recorder: Recorder, atMost count: Int, _ read: (TraceBuilder) -> Void)
  {
    _ = lock.heldIfFree { if !isBusy { caughtUp(recorder, atMost: count, read) } }
  }

  private func caughtUp<Result>(
    _ recorder: Recorder,
    atMost count: Int = .max,
    _ read: (TraceBuilder) -> Result
  ) -> Result {
    isBusy = true
    defer { isBusy = false }
    var builder = TraceBuilder(recorder)
    swap(&builder.progress, &progress)
    builder.catchUp(atMost: count)
    defer { swap(&builder.progress, &progress) }
    return read(builder)
  }
}
