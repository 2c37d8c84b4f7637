import Traces

/// The events made so far, cached for the next reading of the trace.
///
/// Unchecked, as the state is accessed only under the lock.
final class TraceReading: @unchecked Sendable {
  private let lock = Lock(isRecursive: true)
  private var progress = TraceProgress()
  private var isBusy = false

  /// Makes events from new records, and passes the result to `read`.
  ///
  /// If describing a value reads the trace, that reading makes a trace of its own.
  func of<Result>(_ recorder: Recorder, _ read: (TraceMaking) -> Result) -> Result {
    lock.held {
      guard !isBusy else {
        var making = TraceMaking(recorder)
        making.catchUp()
        return read(making)
      }
      return caughtUp(recorder, read)
    }
  }

  /// Makes events from at most `count` new records and passes the result to `read`, unless a trace is being made.
  func ofIfFree(_ recorder: Recorder, atMost count: Int, _ read: (TraceMaking) -> Void) {
    _ = lock.heldIfFree { if !isBusy { caughtUp(recorder, atMost: count, read) } }
  }

  private func caughtUp<Result>(
    _ recorder: Recorder,
    atMost count: Int = .max,
    _ read: (TraceMaking) -> Result
  ) -> Result {
    isBusy = true
    defer { isBusy = false }
    var making = TraceMaking(recorder)
    swap(&making.progress, &progress)
    making.catchUp(atMost: count)
    defer { swap(&making.progress, &progress) }
    return read(making)
  }
}
