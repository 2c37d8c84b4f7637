import Platform
import Traces

/// A stream that writes events to a file on the threads that record them.
///
/// One thread writes at a time, and no thread waits for another: a thread that finds another one writing sets a flag, and the
/// writing thread writes its events, too. Unchecked, as the file is accessed only under the lock.
final class TraceStream: @unchecked Sendable {
  /// The lock of the thread that is writing; possibly the present one, as describing a value may call the recorder.
  private let lock = Lock()
  /// Whether the stream was ended while the text of a value was being made for this stream.
  private var isEnding = false
  private let isBehind = Locked(false)
  /// Whether the process exits, so that the writing thread has to release the lock.
  private let isExiting = Locked(false)
  private let leftOutCount = Locked(0)
  private let file: LimitedFile
  /// The index of the first event of the trace that is not written to the file.
  private var next = 0
  var watch: RecorderWatch?

  init(_ file: LimitedFile) {
    self.file = file
  }

  /// The number of events left out; reading it does not wait for the file.
  var leftOut: Int { leftOutCount.locked { $0 } }

  /// Writes the recorded events that cannot change any more, unless another thread is writing.
  ///
  /// Consecutive creations and releases of objects become one event, which is written after the next event of another
  /// kind.
  func catchUp(_ recorder: Recorder) {
    isBehind.locked { $0 = true }
    while isBehind.locked({ $0 }), writing(recorder, { write(recorder) }),
      !isExiting.locked({ $0 })
    {}
  }

  /// Runs `body` unless a thread is writing to the file, then ends the stream if `body` asked for that; returns whether `body` ran.
  private func writing(_ recorder: Recorder, _ body: () -> Void) -> Bool {
    lock.heldIfFree {
      body()
      if isEnding { end(recorder) }
    }
  }

  /// Writes the events recorded so far at exit, once no other thread is writing and each record is complete.
  ///
  /// Waits at most `flushAttempts * flushPause` microseconds: if describing a value called `exit`, the lock is never released.
  func flush(_ recorder: Recorder) {
    let end = recorder.log.count
    var isWritten = false
    isExiting.locked { $0 = true }
    defer { isExiting.locked { $0 = false } }
    for _ in 0..<TraceStream.flushAttempts where !isWritten {
      _ = writing(recorder) {
        recorder.traceCache.withBuilderIfFree(for: recorder, atMost: .max) { builder in
          add(builder)
          isWritten = builder.progress.recordCount >= end
        }
      }
      if !isWritten { usleep(TraceStream.flushPause) }
    }
  }

  /// The maximum number of attempts to write the last events at exit, `flushPause` microseconds apart.
  private static let flushAttempts = 1000
  private static let flushPause: UInt32 = 1000

  private func write(_ recorder: Recorder) {
    isBehind.locked { $0 = false }
    let count = TraceStream.maximumRecordsPerWrite
    recorder.traceCache.withBuilderIfFree(for: recorder, atMost: count) { builder in
      add(builder)
      if builder.hasMore { isBehind.locked { $0 = true } }
    }
  }

  /// The maximum number of records written at once, so that the file grows while other threads keep recording.
  private static let maximumRecordsPerWrite = 1024

  private func add(_ builder: TraceBuilder) {
    let (events, settled) = (builder.progress.events, builder.progress.settledCount)
    guard next < settled else { return }
    add(events[next..<settled])
    next = settled
  }

  private func add(_ events: some Collection<Event>) {
    file.add(events)
    leftOutCount.locked { $0 = file.leftOut }
  }

  /// Writes all remaining events, the object graph, and the number of left-out events.
  ///
  /// If describing a value for the stream ends the stream, the end is written after that value's event.
  func finish(_ recorder: Recorder) {
    watch = nil
    if lock.heldUnlessMine({ end(recorder) }) == nil { isEnding = true }
  }

  private func end(_ recorder: Recorder) {
    isEnding = false
    let closing = recorder.closingEvents()
    // A trace of a full log would be a second copy of all events.
    recorder.traceCache.withBuilder(for: recorder) { builder in
      add(builder.progress.events[next...])
      add(builder.remarks)
    }
    add(closing)
    file.end()
  }
}
