import Traces

/// The trace that a recorder has made so far, kept for the next time it is asked for.
///
/// Unchecked, as all that changes is only touched under its lock.
final class TraceReading: @unchecked Sendable {
  private let lock = Lock(isRecursive: true)
  private var progress = TraceProgress()
  private var isBusy = false

  /// Makes events of what a recorder wrote since, and reads them.
  ///
  /// A value that asks for the trace while its own text is made is given a trace of its own.
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

  /// Does the same with at most so many records, unless somebody else does so now, who is not waited for.
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
