import Platform
import Traces

/// Writes events to a file as they come, on the threads that record them.
///
/// One thread writes at a time, and none waits for another: who finds it busy leaves a wish, which the one
/// who writes takes up. Unchecked, as the file is only touched under the lock.
final class TraceStream: @unchecked Sendable {
  private let lock = Lock(isRecursive: true)
  /// Whether a thread writes, maybe this one: a value may ask for anything while its text is made.
  private var isWriting = false
  /// Whether the stream was ended by a value whose text is being made.
  private var isEnding = false
  private let isBehind = Locked(false)
  /// Whether the process exits, and whoever writes is to let go of the file.
  private let isExiting = Locked(false)
  private let leftOutCount = Locked(0)
  private let file: StreamFile
  /// The index of the first event that is not written.
  private var next = 0
  /// Has this told of each record.
  var watch: RecorderWatch?

  init(_ file: StreamFile) {
    self.file = file
  }

  /// How many events were left out; reading the count waits for no file.
  var leftOut: Int { leftOutCount.locked { $0 } }
}

extension TraceStream {
  /// Writes what stays as it is, unless another thread does so.
  ///
  /// Objects that come or go one after another become one event: it is written when something else
  /// has happened.
  func catchUp(_ recorder: Recorder) {
    isBehind.locked { $0 = true }
    while isBehind.locked({ $0 }), writing(recorder, { write(recorder) }),
      !isExiting.locked({ $0 })
    {}
  }

  /// Runs `body` unless a thread writes; returns whether it ran.
  private func writing(_ recorder: Recorder, _ body: () -> Void) -> Bool {
    var isFree = false
    _ = lock.heldIfFree {
      guard !isWriting else { return }
      (isFree, isWriting) = (true, true)
      body()
      if isEnding { end(recorder) }
      isWriting = false
    }
    return isFree
  }

  /// Writes what is recorded by now, as the process exits, once nobody else writes and each record is whole.
  ///
  /// That is waited for with an end: a value may have exited while its text was made, under the lock.
  func flush(_ recorder: Recorder) {
    let end = recorder.log.count
    var isWritten = false
    isExiting.locked { $0 = true }
    defer { isExiting.locked { $0 = false } }
    for _ in 0..<TraceStream.patience where !isWritten {
      _ = writing(recorder) {
        recorder.reading.ofIfFree(recorder, atMost: .max) { making in
          add(making)
          isWritten = making.progress.recordCount >= end
        }
      }
      if !isWritten { usleep(TraceStream.pause) }
    }
  }

  /// How often that is tried before the process exits all the same, and the microseconds in between: a second in all.
  private static let patience = 1000
  private static let pause: UInt32 = 1000

  private func write(_ recorder: Recorder) {
    isBehind.locked { $0 = false }
    recorder.reading.ofIfFree(recorder, atMost: TraceStream.batch) { making in
      add(making)
      if making.hasMore { isBehind.locked { $0 = true } }
    }
  }

  /// How many records become lines at once: the file grows however fast others go on.
  private static let batch = 1024

  private func add(_ making: TraceMaking) {
    let (events, settled) = (making.progress.events, making.progress.settledCount)
    guard next < settled else { return }
    add(events[next..<settled])
    next = settled
  }

  private func add(_ events: some Collection<Event>) {
    file.add(events)
    leftOutCount.locked { $0 = file.leftOut }
  }

  /// Writes all that is left, and how things stand at the end.
  ///
  /// Where a value ends the stream while its text is made for it, the end is written after that text.
  func finish(_ recorder: Recorder) {
    watch = nil
    lock.held {
      guard !isWriting else { return isEnding = true }
      isWriting = true
      end(recorder)
      isWriting = false
    }
  }

  private func end(_ recorder: Recorder) {
    isEnding = false
    let closing = recorder.closingEvents()
    add(recorder.trace().events[next...])
    add(closing)
    file.end()
  }
}
